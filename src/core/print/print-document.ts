/** A4, and margins that every printer can keep. Left to the document, so that nothing else is cut by it. */
const PAGE = "@page { size: A4 portrait; margin: 14mm 12mm 12mm; }";
const STYLES = "systems/quartet/quartet.css";
const FRAME_CLASS = "quartet-print-frame";
/** Pictures that do not come are not waited for any longer. */
const PATIENCE_MS = 5000;

/** What is printed. */
export interface Printed {
  readonly title: string;
  readonly language: string;
  /** The root of what is shown: it belongs to no document yet. */
  readonly root: HTMLElement;
}

/** Puts what is printed into a document of its own, in a frame that nobody sees, and prints that. */
export async function printDocument(printed: Printed): Promise<void> {
  const frame = await openFrame();
  const [inner, view] = [frame.contentDocument, frame.contentWindow];
  if (!inner || !view) return;
  await fill(inner, printed);
  view.addEventListener("afterprint", () => frame.remove(), { once: true });
  view.focus();
  view.print();
}

/** One frame at a time: the last one may still be there if its print was never ended. */
async function openFrame(): Promise<HTMLIFrameElement> {
  for (const old of document.querySelectorAll(`.${FRAME_CLASS}`)) old.remove();
  const frame = document.createElement("iframe");
  frame.className = FRAME_CLASS;
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  frame.srcdoc = "<!DOCTYPE html><html><head></head><body></body></html>";
  document.body.append(frame);
  await loaded;
  return frame;
}

async function fill(inner: Document, { title, language, root }: Printed): Promise<void> {
  inner.documentElement.lang = language;
  inner.title = title;
  const base = inner.createElement("base");
  base.href = document.baseURI;
  const page = inner.createElement("style");
  page.textContent = PAGE;
  const styles = inner.createElement("link");
  styles.rel = "stylesheet";
  styles.href = STYLES;
  const styled = comes(styles);
  inner.head.append(base, page, styles);
  inner.body.className = "quartet-print-body";
  inner.body.append(inner.importNode(root, true));
  // A picture that cannot be shown stops nothing.
  const pictures = [...inner.images].map((picture) => picture.decode().catch(() => {}));
  const all = Promise.all([styled, ...pictures]).then(() => inner.fonts.ready);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Resolves once a style sheet is there, or will not come. */
function comes(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const name of ["load", "error"]) element.addEventListener(name, resolve, { once: true });
  });
}
