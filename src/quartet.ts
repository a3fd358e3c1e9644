import { registerSystem } from "./core/register.ts";
import { noppa } from "./noppa/index.ts";

registerSystem([noppa]);
