/** Parts with fewer elements are checked again each time: to leave one out costs axe more than to look at it. */
const fewest = 24;

/** React's own ids count up from story to story. */
const reactId = /[:_«]r[0-9a-z]+[:_»]/gu;

/** A part as numbers, the same for the same. */
interface Part {
  /** The element without its content. */
  readonly own: number;
  /** The element with its content and size. */
  readonly key: number;
  readonly elements: number;
}

/**
 * What a check has seen already: parts of a document that are, to the letter, of the same size, below the same elements and in the
 * same place among the same siblings, what an earlier document had. A page's states share most of it: header, footer, slip and rows.
 * The content of siblings does not count: a rule of `:has()` about it is not noticed.
 */
export class SeenParts {
  readonly #numbers = new Map<string, number>();
  readonly #seen = new Set<number>();
  /** The focused element, and the innermost one under the pointer. */
  #touched: ReadonlySet<Element | null> = new Set();

  /** The largest parts below an element that were there in an earlier call. From now on all of its parts count as seen. */
  seenIn(root: Element): readonly Element[] {
    this.#touched = new Set([document.activeElement, [...document.querySelectorAll(":hover")].at(-1) ?? null]);
    const parts = new Map<Element, Part>();
    this.#read(root, parts);
    const found: Element[] = [];
    const fresh: number[] = [];
    this.#compare(
      root,
      this.#numberOf(`${innerWidth}x${innerHeight} ${this.#ownKey(document.documentElement)}`),
      parts,
      found,
      fresh,
    );
    for (const key of fresh) this.#seen.add(key);
    return found;
  }

  /** Numbers an element by its tag, attributes, size and content. */
  #read(element: Element, parts: Map<Element, Part>): Part {
    const own = this.#numberOf(this.#ownKey(element));
    let content = `${own}`;
    let elements = 1;
    for (const node of element.childNodes) {
      if (node instanceof Element) {
        const part = this.#read(node, parts);
        content += `<${part.key}>`;
        elements += part.elements;
      } else content += node.nodeType === Node.TEXT_NODE ? node.textContent : "";
    }
    const { width, height } = element.getBoundingClientRect();
    const part = { own, key: this.#numberOf(`${content} ${width}x${height}`), elements };
    parts.set(element, part);
    return part;
  }

  #compare(
    element: Element,
    above: number,
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
    // Rules of `:nth-child()`, `:last-child` and `+` depend on them.
    const siblings = Array.from(element.children, (child) => parts.get(child)?.own);
    const below = this.#numberOf(`${above}>${part.own}[${siblings.join()}]`);
    for (const [place, child] of [...element.children].entries())
      this.#compare(child, this.#numberOf(`${below}@${place}`), parts, found, fresh);
  }

  /** The value of a field, whether a box is ticked, the focus and the pointer are no attributes. */
  #ownKey(element: Element): string {
    const attributes = element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name) ?? ""}`);
    const { checked, value } = element as Partial<HTMLInputElement>;
    return `${element.tagName} ${attributes.join(" ").replaceAll(reactId, "")} ${checked ?? ""} ${value ?? ""} ${this.#touched.has(element) ? "touched" : ""} `;
  }

  #numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }
}
