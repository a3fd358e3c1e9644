/** How long the browser gets to begin with a file before its address is taken back. */
const BEGIN_MS = 1000;

/** Lets the browser save text as a file of a type, such as `application/json`. Browser only. */
export function saveDataToFile(data: string, type: string, filename: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([data], { type }));
  anchor.download = filename;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), BEGIN_MS);
}
