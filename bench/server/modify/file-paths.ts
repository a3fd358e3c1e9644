import { RequestError } from "../errors.ts";

const IMAGE = ["apng", "avif", "bmp", "gif", "jpeg", "jpg", "png", "svg", "tiff", "webp"];
const VIDEO = ["m4v", "mp4", "ogv", "webm"];

const extensions: Record<string, string[]> = {
  IMAGE,
  VIDEO,
  AUDIO: ["aac", "flac", "m4a", "mid", "mp3", "ogg", "opus", "wav", "webm"],
  TEXT: ["csv", "json", "md", "pdf", "tsv", "txt", "xml", "yml", "yaml"],
  FONT: ["otf", "ttf", "woff", "woff2"],
  GRAPHICS: ["fbx", "glb", "gltf", "mtl", "obj", "stl", "usdz"],
  HTML: ["html"],
  TEXTURE: ["basis", "ktx2"],
};

/** @throws {RequestError} if the value is no file of the categories; nothing at all is fine. */
export function checkFilePath(field: string, value: unknown, categories: string[]): void {
  if (value === null || value === undefined || value === "") return;
  const path = typeof value === "string" ? value.split(/[?#]/)[0]! : "";
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const allowed = categories.flatMap((category) => extensions[category] ?? []);
  if (/^(data|javascript):/i.test(path) || !allowed.includes(extension))
    throw new RequestError(`${field} does not take the file "${String(value).slice(0, 80)}"`);
}
