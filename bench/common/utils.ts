/** The members of `foundry.utils`. */
export { Collection } from "./collection.ts";
export { isDeletionKey } from "./data/operators.ts";
export { Color } from "./utils/color.ts";
export { saveDataToFile } from "./utils/files.ts";
export { cleanHTML, escapeHTML, parseHTML, unescapeHTML } from "./utils/html.ts";
export { mergeObject } from "./utils/merge.ts";
export {
  debounce,
  isNewerVersion,
  randomID,
  Semaphore,
  throttle,
  timeSince,
} from "./utils/misc.ts";
export {
  deepClone,
  diffObject,
  duplicate,
  equals,
  filterObject,
  getParentClasses,
  getType,
  isEmpty,
  objectsEqual,
} from "./utils/objects.ts";
export {
  deleteProperty,
  expandObject,
  flattenObject,
  getProperty,
  hasProperty,
  setProperty,
} from "./utils/paths.ts";
export { performIntegerSort } from "./utils/sort.ts";
export { buildUuid, parseUuid } from "./utils/uuid.ts";
