/** Lay the menu at the pointer, or below `target`, upwards if there is no room below. */
export function placeMenu(menu: HTMLElement, target: HTMLElement, event?: MouseEvent): void {
  const box = target.getBoundingClientRect();
  const byPointer = event && (event.clientX !== 0 || event.clientY !== 0);
  const x = byPointer ? event.clientX : box.left;
  const low = byPointer ? event.clientY : box.bottom;
  const high = byPointer ? event.clientY : box.top;
  const { offsetWidth: width, offsetHeight: height } = menu;
  const up = low + height > window.innerHeight && high - height >= 0;
  menu.classList.add(up ? "expand-up" : "expand-down");
  const top = up ? high - height : Math.min(low, Math.max(0, window.innerHeight - height));
  const left = Math.max(0, Math.min(x, window.innerWidth - width));
  Object.assign(menu.style, { position: "fixed", top: `${top}px`, left: `${left}px` });
}
