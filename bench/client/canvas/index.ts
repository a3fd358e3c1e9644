export { prepareCanvas, startCanvas } from "./start.ts";
