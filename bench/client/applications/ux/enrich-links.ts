import { fromUuid } from "../../documents/uuid.ts";
import { localize } from "../text.ts";
import { createAnchor } from "./enrich-anchor.ts";
import { type EnrichmentOptions, replaceTextContent } from "./enrich-text.ts";

const CONTENT_LINK = /@UUID\[([^\]#]+)(#[^\]]*)?\](?:{([^}]+)})?/g;
const HYPERLINK = /https?:\/\/[^\s<>"'{}|\\^`]+[^\s<>"'{}|\\^`.,;:!?)\]]/g;

interface Linked {
  name?: string;
  toAnchor?(options: object): HTMLAnchorElement;
}

async function contentLink(match: RegExpMatchArray, options: EnrichmentOptions) {
  const [, uuid = "", hash, name] = match;
  const found = (await fromUuid(uuid, { relative: options.relativeTo } as never)) as Linked | null;
  const dataset = hash ? { hash: hash.slice(1) } : {};
  if (found?.toAnchor) {
    const anchor = found.toAnchor({ name: name ?? found.name, dataset });
    anchor.tabIndex = 0;
    return anchor;
  }
  return createAnchor({
    classes: ["content-link", "broken"],
    dataset: { uuid, ...dataset },
    name: name ?? localize("BENCH.Link.Unknown"),
    icon: "fa-solid fa-link-slash",
  });
}

/** `@UUID[uuid]{name}` becomes a link to the document; one that leads nowhere is marked broken. */
export function enrichContentLinks(text: Text[], options: EnrichmentOptions): Promise<void> {
  return replaceTextContent(text, CONTENT_LINK, (match) => contentLink(match, options));
}

/** Web addresses become links that open in another tab. */
export function enrichHyperlinks(text: Text[], _options: EnrichmentOptions): Promise<void> {
  const loose = text.filter((node) => !node.parentElement?.closest("a"));
  return replaceTextContent(loose, HYPERLINK, ([address]) =>
    createAnchor({
      attrs: { href: address, target: "_blank", rel: "nofollow noopener" },
      classes: ["hyperlink"],
      name: address,
    }),
  );
}
