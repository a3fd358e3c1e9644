import { registerSystem } from "./core/register.ts";
import { helix } from "./helix/index.ts";
import { noppa } from "./noppa/index.ts";
import { rps } from "./rps/index.ts";
import { trauma } from "./trauma/index.ts";

registerSystem([noppa, helix, rps, trauma]);
