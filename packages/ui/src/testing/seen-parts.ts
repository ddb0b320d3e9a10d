/** Parts with fewer elements are checked again each time: to leave one out costs axe more than to look at it. */
const fewest = 24;

/** Attributes that name elements by their ids: whether they lead somewhere counts, not how the ids are spelt. */
const references: ReadonlySet<string> = new Set([
  "aria-activedescendant",
  "aria-controls",
  "aria-describedby",
  "aria-details",
  "aria-errormessage",
  "aria-flowto",
  "aria-labelledby",
  "aria-owns",
  "for",
  "form",
  "headers",
  "list",
]);

/** Attributes that hold a text, an address or a number: whether there is one counts, not which. */
const contents: ReadonlySet<string> = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-posinset",
  "aria-rowcount",
  "aria-rowindex",
  "aria-setsize",
  "aria-valuenow",
  "aria-valuetext",
  "d",
  "datetime",
  "placeholder",
  "src",
  "srcset",
  "title",
  "value",
]);

/** Landmarks are told apart by their names. */
const landmarks: ReadonlySet<string> = new Set(["ASIDE", "FOOTER", "FORM", "HEADER", "MAIN", "NAV", "SECTION"]);

/** What is left of the page after all that cuts it off, in coordinates of the viewport. */
interface Sight {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Part {
  /** What counts of an element for what is below it: its role and what it paints. */
  readonly around: string;
  /** The element with its content, as a number: the same for the same. */
  readonly key: number;
  readonly elements: number;
}

/**
 * What a check has seen already: parts of a document that say the same kind of thing in the same colours, below the same roles and
 * backgrounds, as parts of an earlier document did. A page's states share most of it: header, footer, slip and rows. What a rule of axe
 * asks for counts: tags, attributes, whether there is a text or a name, where references lead, computed colours, whether it is in sight.
 * Which text it is does not, nor how often a list repeats a kind of row.
 */
export class SeenParts {
  readonly #numbers = new Map<string, number>();
  readonly #seen = new Set<number>();
  /** How many elements have an id. */
  #ids: ReadonlyMap<string, number> = new Map();

  /** The largest parts below an element that were there in an earlier call. From now on all of its parts count as seen. */
  seenIn(root: Element): readonly Element[] {
    const ids = new Map<string, number>();
    for (const { id } of document.querySelectorAll("[id]")) ids.set(id, (ids.get(id) ?? 0) + 1);
    this.#ids = ids;
    const parts = new Map<Element, Part>();
    this.#read(root, parts, { left: -scrollX, top: -scrollY, right: Infinity, bottom: Infinity });
    const found: Element[] = [];
    const fresh: number[] = [];
    this.#compare(root, `${innerWidth}x${innerHeight} ${this.#ownKey(document.documentElement)}`, parts, found, fresh);
    for (const key of fresh) this.#seen.add(key);
    return found;
  }

  /** Numbers an element by what an axe rule can tell of it and its content. */
  #read(element: Element, parts: Map<Element, Part>, sight: Sight): Part {
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const within = cuts.test(style.overflowX) ? bothOf(sight, rect) : sight;
    const children = new Set<number>();
    let text = "";
    let elements = 1;
    for (const node of element.childNodes) {
      if (node instanceof Element) {
        const part = this.#read(node, parts, within);
        children.add(part.key);
        elements += part.elements;
      } else if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? "";
    }
    const own = [
      this.#ownKey(element),
      amountOf(text),
      paintOf(style),
      style.color,
      style.display,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.visibility,
      scrolls(element, style),
      isIn(sight, rect),
      // A wrapped line is none of its own.
      text.trim() === "" ? rect.height > 0 : Math.round(rect.height),
    ];
    const part = {
      around: this.#aroundKey(element, style),
      key: this.#numberOf(`${own.join(" ")}<${[...children].toSorted((one, other) => one - other).join()}>`),
      elements,
    };
    parts.set(element, part);
    return part;
  }

  #compare(
    element: Element,
    above: string,
    parts: ReadonlyMap<Element, Part>,
    found: Element[],
    fresh: number[],
  ): void {
    const part = parts.get(element);
    if (part === undefined || part.elements < fewest) return;
    const key = this.#numberOf(`${above}>${part.key}`);
    if (this.#seen.has(key)) {
      found.push(element);
      return;
    }
    fresh.push(key);
    for (const child of element.children) this.#compare(child, `${above}>${part.around}`, parts, found, fresh);
  }

  /** The value of a field and whether a box is ticked are no attributes. */
  #ownKey(element: Element): string {
    const attributes = element.getAttributeNames().map((name) => `${name}=${this.#valueOf(element, name)}`);
    const { checked, value = "" } = element as { readonly checked?: boolean; readonly value?: number | string };
    return `${element.tagName} ${attributes.join(" ")} ${checked ?? ""} ${amountOf(`${value}`)}`;
  }

  #aroundKey(element: Element, style: CSSStyleDeclaration): string {
    const names = ["role", "aria-hidden", "aria-disabled", "disabled", "inert"];
    return [element.tagName, ...names.map((name) => element.getAttribute(name) ?? ""), paintOf(style)].join(" ");
  }

  #valueOf(element: Element, name: string): string {
    const value = element.getAttribute(name) ?? "";
    if (name === "id") return this.#holders(value);
    if (references.has(name)) return Array.from(value.split(/\s+/u), (id) => this.#holders(id)).join();
    if (name.endsWith("href")) return value.startsWith("#") ? this.#holders(value.slice(1)) : amountOf(value);
    if (name === "aria-label" && (landmarks.has(element.tagName) || element.hasAttribute("role"))) return value;
    return contents.has(name) ? amountOf(value) : value;
  }

  /** Nobody, one, or more than one. */
  #holders(id: string): string {
    return String(Math.min(this.#ids.get(id) ?? 0, 2));
  }

  #numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }
}

/** No letter, one, or more than one: axe does not measure the contrast of a single one. */
const amountOf = (text: string): string => String(Math.min(text.trim().length, 2));

const paintOf = ({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): string =>
  `${backgroundColor} ${backgroundImage} ${opacity}`;

/** Whether a keyboard has to reach an element to see the rest of it. */
const scrolls = (element: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  (isScroller.test(overflowX) && element.scrollWidth > element.clientWidth) ||
  (isScroller.test(overflowY) && element.scrollHeight > element.clientHeight);

const isScroller = /auto|scroll/u;
/** What scrolls can be brought in sight; what these cut off cannot. */
const cuts = /hidden|clip/u;

const bothOf = (one: Sight, other: Sight): Sight => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const isIn = (sight: Sight, { bottom, left, right, top }: Sight): boolean =>
  left < right && left < sight.right && right > sight.left && top < sight.bottom && bottom > sight.top;
