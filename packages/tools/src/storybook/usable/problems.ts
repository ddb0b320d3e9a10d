// Runs in a page and imports nothing: as a script of the page it is `usableProblems()` of the window.
// `stories:usable` checks every story with it, the tests some of them each day (`worst-skins.ts` of Storybook's configuration).
Object.assign(globalThis, { usableProblems });

/** What a person could not use on this page, a line each. */
export function usableProblems(): readonly string[] {
  return [...new Set([...overflows(), ...texts(), ...crossings(), ...controls()])];
}

interface TextBox {
  readonly text: string;
  readonly rects: readonly DOMRect[];
}

const pressable =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=option],[role=menuitem],[role=checkbox],[role=radio],[role=switch],[role=slider],[role=link]";
/** WCAG 2.2, 2.5.8. */
const leastTarget = 24;
/** Fractions of a pixel, and the overhang of a slanted or heavy letter, are seen by nobody. */
const slack = 2;

function overflows(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1) && isVisible(each) && scrollerOf(each) === null;
  });
  const culprits = wide.filter((each) => !wide.some((other) => other !== each && each.contains(other)));
  return [
    `the document is ${scrollWidth} px wide in ${clientWidth}: ${culprits.slice(0, 3).map(nameOf).join("; ") || "?"}`,
  ];
}

/** Text that is cut without a sign, or stands outside its box. */
function texts(): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, data } = node as Text;
    if (element === null || data.trim() === "" || element.closest(ignored) || !isVisible(element)) continue;
    const rects = rectsOf(node);
    if (rects.length === 0) continue;
    const cut = cutBy(element, rects);
    if (cut === visiblyCut) continue;
    if (cut !== null) found.push(`text is cut: “${shortened(data)}” in ${nameOf(cut)}`);
    else {
      const box = boxOf(element);
      if (box !== null && rects.some((rect) => leaves(rect, box.getBoundingClientRect())))
        found.push(`text stands outside its box: “${shortened(data)}” in ${nameOf(box)}`);
    }
  }
  return found;
}

/** In place of an ancestor: an ellipsis or a title shows the cut, or the text can be scrolled to. */
const visiblyCut = Symbol("visibly cut");

/** The ancestor that hides a part of these rectangles and gives neither an ellipsis nor a title. */
function cutBy(element: Element, rects: readonly DOMRect[]): Element | typeof visiblyCut | null {
  for (let each: Element | null = element; each !== document.body && each !== null; each = each.parentElement) {
    const style = getComputedStyle(each);
    if (isScroller(each, style) || each.hasAttribute("title")) return visiblyCut;
    const hidesX = style.overflowX === "hidden" || style.overflowX === "clip";
    const hidesY = style.overflowY === "hidden" || style.overflowY === "clip";
    if ((hidesX || hidesY) && style.display !== "inline") {
      const hasEllipsis = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (hasEllipsis) return visiblyCut;
      const box = each.getBoundingClientRect();
      const cutX = (rect: DOMRect) => hidesX && (rect.left < box.left - slack || rect.right > box.right + slack);
      const cutY = (rect: DOMRect) =>
        hidesY && (rect.top + rect.height / 4 < box.top - slack || rect.bottom - rect.height / 4 > box.bottom + slack);
      if (rects.some((rect) => cutX(rect) || cutY(rect))) return each;
    }
    if (style.position === "fixed") return null;
  }
  return null;
}

/** The nearest ancestor that is drawn as a box. */
function boxOf(element: Element): Element | null {
  for (let each: Element | null = element; each !== document.body && each !== null; each = each.parentElement) {
    const style = getComputedStyle(each);
    if (isScroller(each, style)) return null;
    if (style.display === "inline" || style.display === "contents") continue;
    const isFilled = !/^rgba\(.*, 0\)$|^transparent$/u.test(style.backgroundColor);
    const isLined =
      Number.parseFloat(style.borderInlineEndWidth) > 0 && Number.parseFloat(style.borderBlockEndWidth) > 0;
    if (isFilled || isLined) return each;
    if (style.position === "absolute" || style.position === "fixed") return null;
  }
  return null;
}

const leaves = (rect: DOMRect, box: DOMRect): boolean =>
  rect.left < box.left - slack ||
  rect.right > box.right + slack ||
  // A line is higher than its letters.
  rect.top + rect.height / 4 < box.top - slack ||
  rect.bottom - rect.height / 4 > box.bottom + slack;

/** Words of a control that lie over others of it: a caption on a price is another price. */
function crossings(): readonly string[] {
  return [...document.querySelectorAll(pressable)].flatMap((control) => {
    if (control.closest(ignored)) return [];
    const textBoxes = textBoxesOf(control);
    return textBoxes.flatMap((one, at) =>
      textBoxes.slice(at + 1).flatMap((other) => {
        const isOver = one.rects.some((rect) => other.rects.some((second) => crosses(rect, second)));
        return isOver ? [`“${one.text}” and “${other.text}” lie over each other: ${nameOf(control)}`] : [];
      }),
    );
  });
}

function textBoxesOf(control: Element): readonly TextBox[] {
  const textBoxes: TextBox[] = [];
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, data } = node as Text;
    if (element === null) continue;
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isAside(element);
    const rects = isShown && !element.closest(ignored) ? rectsOf(node) : [];
    // A box without a width shows its words all the same, unless it is cut.
    if (rects.length > 0 && cutBy(element, rects) === null) textBoxes.push({ text: shortened(data), rects });
  }
  return textBoxes;
}

function crosses(one: DOMRect, other: DOMRect): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > slack && high > Math.min(one.height, other.height) / 2;
}

/** Controls that cannot be reached, are covered, or are too small. */
function controls(): readonly string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(pressable)) {
    if (control.closest(ignored) || isOff(control) || !isVisible(control)) continue;
    const target = targetOf(control);
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    let rect = largest(target);
    const isAway = () =>
      rect.right <= 1 || rect.bottom <= 1 || rect.left >= innerWidth - 1 || rect.top >= innerHeight - 1;
    if (isAway()) {
      // A link that skips to the content is on the screen while it has the focus.
      control.focus({ preventScroll: false });
      rect = largest(target);
      const stillAway = isAway();
      control.blur();
      if (stillAway) found.push(`cannot be reached: ${nameOf(control)}`);
      continue;
    }
    const isInSentence = getComputedStyle(target).display === "inline" && control.matches("a[href]");
    if (
      !isInSentence &&
      (rect.width < leastTarget - 0.5 || rect.height < leastTarget - 0.5) &&
      !isFilledOut(control, rect)
    )
      found.push(`is ${Math.round(rect.width)}×${Math.round(rect.height)} px: ${nameOf(control)}`);
    const over = coveredBy(control, target, rect);
    if (over !== null) found.push(`is covered by ${nameOf(over)}: ${nameOf(control)}`);
  }
  scrollTo(0, 0);
  return found;
}

/** A target may reach beyond its drawing: what is hit half a target's size from its middle is it too. */
function isFilledOut(control: HTMLElement, rect: DOMRect): boolean {
  const [x, y] = middle(rect);
  const far = leastTarget / 2 - 1;
  return (
    [
      [x - far, y],
      [x + far, y],
      [x, y - far],
      [x, y + far],
    ] as const
  ).every(([atX, atY]) => isOf(control, document.elementFromPoint(atX, atY)));
}

/** What is hit in the place of a control, or null. */
function coveredBy(control: HTMLElement, target: HTMLElement, rect: DOMRect): Element | null {
  const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
  const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit === null || isOf(control, hit) || isOf(target, hit) || isLayer(hit) ? null : hit;
}

/** What lies over the page for a while: it is closed, and the page is there. */
function isLayer(hit: Element): boolean {
  const dialogs = "[role=dialog],[role=alertdialog]";
  if (hit.closest(`${dialogs},[role=menu],[role=listbox],[role=status],[role=alert]`)) return true;
  const opened = [...document.querySelectorAll("[aria-expanded=true][aria-controls]")];
  if (opened.some((trigger) => document.getElementById(trigger.getAttribute("aria-controls") ?? "")?.contains(hit)))
    return true;
  const { width, height } = hit.getBoundingClientRect();
  const isScrim = getComputedStyle(hit).position === "fixed" && width >= innerWidth && height >= innerHeight;
  return isScrim && document.querySelector(dialogs) !== null;
}

function isOf(control: Element, hit: Element | null): boolean {
  if (hit === null) return false;
  if (control.contains(hit)) return true;
  const labels = labelsOf(control);
  return (
    labels.some((label) => label.contains(hit)) ||
    [...(hit.closest("label")?.querySelectorAll(pressable) ?? [])].includes(control)
  );
}

/** What a pointer aims at: the label of a box that is drawn by it. */
function targetOf(control: HTMLElement): HTMLElement {
  const { width, height } = control.getBoundingClientRect();
  const isChoice = control.matches("input[type=checkbox],input[type=radio],input[type=file]");
  const [label] = labelsOf(control);
  if (label && (isChoice || width < 2 || height < 2 || getComputedStyle(control).opacity === "0")) return label;
  return control;
}

const ignored = "[aria-hidden=true],[inert],[hidden],.sb-wrapper,script,style,option,title,svg";

function isOff(control: Element): boolean {
  return (
    control.matches(":disabled,[aria-disabled=true],[tabindex='-1'][aria-hidden]") ||
    getComputedStyle(control).pointerEvents === "none"
  );
}

function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return hasLabel(element);
  const { width, height } = element.getBoundingClientRect();
  const isThin = (width <= 1 || height <= 1) && getComputedStyle(element).position === "absolute";
  if (isThin || isAside(element)) return hasLabel(element);
  return width > 0 && height > 0;
}

/** For screen readers alone. */
function isAside(element: Element): boolean {
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    const { width, height } = each.getBoundingClientRect();
    const { overflow, position } = getComputedStyle(each);
    if (position === "absolute" && (width <= 1 || height <= 1) && overflow !== "visible") return true;
  }
  return false;
}

/** Of an input that is drawn by its label. */
const hasLabel = (element: Element): boolean => {
  const [label] = element.matches("input") ? labelsOf(element) : [];
  return label !== undefined && isVisible(label);
};

const labelsOf = (control: Element): readonly HTMLLabelElement[] => [
  ...((control as Partial<HTMLInputElement>).labels ?? []),
];

const isScroller = (each: Element, style = getComputedStyle(each)): boolean => {
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  return scrolls(style.overflowX) || scrolls(style.overflowY);
};

function scrollerOf(element: Element): Element | null {
  for (
    let each = element.parentElement;
    each !== null && each !== document.documentElement;
    each = each.parentElement
  ) {
    const style = getComputedStyle(each);
    if (isScroller(each, style) || style.overflowX === "hidden" || style.overflowX === "clip") return each;
  }
  return null;
}

function rectsOf(node: Node): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

function largest(element: Element): DOMRect {
  const rects = [...element.getClientRects()];
  return rects.reduce(
    (one, other) => (other.width * other.height > one.width * one.height ? other : one),
    rects[0] ?? element.getBoundingClientRect(),
  );
}

const middle = ({ left, right, top, bottom }: DOMRect): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

const shortened = (text: string): string => (text.trim().length > 40 ? `${text.trim().slice(0, 39)}…` : text.trim());

function nameOf(element: Element): string {
  const classes = typeof element.className === "string" ? element.className.split(" ").slice(0, 2).join(".") : "";
  const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `<${element.localName}${classes && ` .${classes}`}> ${shortened(label).slice(0, 30)}`;
}
