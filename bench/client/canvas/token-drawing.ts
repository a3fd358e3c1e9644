import { TOKEN_DISPOSITIONS } from "../../common/constants.ts";
import { colorOf } from "../applications/ui/color.ts";
import { svg } from "../applications/ui/dom.ts";
import { t } from "../applications/ui/text.ts";
import type { BarAttribute } from "../documents/token-attributes.ts";
import { game } from "../globals.ts";
import { showsByMode } from "./display-rules.ts";
import type { Token } from "./token.ts";

interface TokenLooks {
  displayName: number;
  displayBars: number;
  disposition: number;
}

const DISPOSITION_CLASSES: Record<number, string> = {
  [TOKEN_DISPOSITIONS.SECRET]: "secret",
  [TOKEN_DISPOSITIONS.HOSTILE]: "hostile",
  [TOKEN_DISPOSITIONS.NEUTRAL]: "neutral",
  [TOKEN_DISPOSITIONS.FRIENDLY]: "friendly",
};

/** Fill the group of a token anew: picture, ring, name, bars, status icons, marks. */
export function drawToken(token: Token): void {
  const { element, document, w, h } = token;
  const looks = document as unknown as TokenLooks;
  const state = { controlled: token.controlled, hover: token.hover, isOwner: token.isOwner };
  element.style.display = token.isVisible ? "" : "none";
  element.setAttribute("transform", `translate(${token.x} ${token.y})`);
  element.setAttribute("class", classesOf(token, looks.disposition));
  element.setAttribute("aria-label", labelOf(token));
  element.setAttribute("aria-pressed", String(token.controlled));
  const children: SVGElement[] = [];
  if (token.hasTurn)
    children.push(svg("circle", { class: "turn-marker", cx: w / 2, cy: h / 2, r: w * 0.58 }));
  children.push(
    svg("rect", { class: "token-ground", width: w, height: h, rx: w * 0.12 }),
    svg("image", {
      class: "token-image",
      href: document.texture.src ?? "",
      width: w,
      height: h,
      preserveAspectRatio: "xMidYMid slice",
    }),
    svg("rect", { class: "token-ring", width: w, height: h, rx: w * 0.12 }),
  );
  children.push(...effectIcons(token));
  if (showsByMode(looks.displayBars, state)) children.push(...bars(token));
  if (showsByMode(looks.displayName, state))
    children.push(
      svg(
        "text",
        { class: "token-label", x: w / 2, y: h + 18, "text-anchor": "middle" },
        token.name,
      ),
    );
  const marks = targetMarks(token);
  if (marks) children.push(marks);
  element.replaceChildren(...children);
}

function classesOf(token: Token, disposition: number): string {
  const parts = ["token", DISPOSITION_CLASSES[disposition]];
  if (token.controlled) parts.push("controlled");
  if (token.document.hidden) parts.push("hidden");
  if (token.hasTurn) parts.push("turn");
  return parts.filter(Boolean).join(" ");
}

function labelOf(token: Token): string {
  const key = token.document.hidden ? "Canvas.TokenHidden" : "Canvas.Token";
  return t(key, { name: token.name });
}

/** Bar 1 along the bottom, bar 2 along the top. */
function bars(token: Token): SVGElement[] {
  const drawn: SVGElement[] = [];
  for (const name of ["bar1", "bar2"] as const) {
    const attribute = token.document.getBarAttribute(name);
    if (attribute?.type === "bar") drawn.push(bar(token, name, attribute));
  }
  return drawn;
}

function bar({ w, h }: Token, name: "bar1" | "bar2", { value, max = 0 }: BarAttribute): SVGElement {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const height = Math.max(6, h * 0.09);
  const y = name === "bar1" ? h - height - 2 : 2;
  return svg(
    "g",
    { class: `token-bar ${name}`, "data-value": value, "data-max": max },
    svg("title", {}, `${value} / ${max}`),
    svg("rect", { class: "bar-ground", x: 2, y, width: w - 4, height, rx: height / 2 }),
    svg("rect", { class: "bar-value", x: 2, y, width: (w - 4) * share, height, rx: height / 2 }),
  );
}

/** Status icons in columns down the left side, four in each. */
function effectIcons(token: Token): SVGElement[] {
  const size = token.w / 4;
  return token.effectIcons.map(({ name, img }, index) => {
    const place = { x: Math.floor(index / 4) * size, y: (index % 4) * size };
    const box = { ...place, width: size, height: size };
    return svg(
      "g",
      { class: "token-effect" },
      svg("title", {}, name),
      svg("rect", { class: "effect-ground", ...box, rx: size / 6 }),
      svg("image", { href: img, ...box }),
    );
  });
}

/** One mark per user that targets the token, in the user's colour; one's own has corners too. */
function targetMarks(token: Token): SVGElement | null {
  const users = [...token.targeted];
  if (!users.length) return null;
  const { w, h } = token;
  const names = new Intl.ListFormat(game.i18n.lang).format(users.map((user) => user.name));
  const group = svg(
    "g",
    { class: "target-marks" },
    svg("title", {}, t("Canvas.TargetedBy", { names })),
  );
  for (const [index, user] of users.entries())
    group.append(
      svg("circle", {
        class: "target-pip",
        cx: w - 8 - index * 14,
        cy: 8,
        r: 6,
        style: `fill: ${colorOf(user)}`,
      }),
    );
  if (token.isTargeted) {
    const l = w / 5;
    const corner = (x: number, y: number, dx: number, dy: number) =>
      `M${x} ${y + dy * l}V${y}H${x + dx * l}`;
    const d = [corner(-4, -4, 1, 1), corner(w + 4, -4, -1, 1), corner(-4, h + 4, 1, -1)];
    d.push(corner(w + 4, h + 4, -1, -1));
    group.append(
      svg("path", {
        class: "target-corners",
        d: d.join(""),
        style: `stroke: ${colorOf(game.user)}`,
      }),
    );
  }
  return group;
}
