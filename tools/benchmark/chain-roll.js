// The system's dice are typed against Foundry and the host's against themselves: plain JavaScript with a
// declaration beside it keeps the two apart. The host comes first, since the classes extend its globals.
import "./dice-host.ts";

export { ChainRoll } from "../../src/core/dice/chain-roll.ts";
