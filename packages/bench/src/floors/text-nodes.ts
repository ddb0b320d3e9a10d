/** A price that changes: which of the floor's texts, and what it becomes. */
export type WrittenText = readonly [place: number, text: string];

/** The floor of showing prices, in a page that has a copy of the list and nobody behind it. */
export interface TextNodes {
  /** Takes over the ticks that come next. */
  prepare(ticks: readonly (readonly WrittenText[])[]): void;
  /** Takes them, one every some milliseconds; what changed is written once a frame of the screen. Fulfilled when it is seen. */
  run(everyMs: number): Promise<void>;
  /** Writes prices at once. */
  write(changed: readonly WrittenText[]): void;
}

declare global {
  var textNodes: TextNodes;
}

/**
 * Runs in the page.
 * @param indexes which text each of the page's cells has, in the order of its document
 */
export function installTextNodes({
  cells,
  indexes,
}: {
  readonly cells: string;
  readonly indexes: readonly number[];
}): void {
  const nodes: Text[] = [];
  for (const [at, cell] of [...document.querySelectorAll(cells)].entries()) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (/^\d+(?:\.\d+)?$/u.test(text.data)) nodes[indexes[at] ?? -1] = text;
    }
    cell.addEventListener("click", () =>
      cell.setAttribute("aria-pressed", String(cell.getAttribute("aria-pressed") !== "true")),
    );
  }
  let ticks: readonly (readonly WrittenText[])[] = [];
  const write = (changed: readonly WrittenText[]): void => {
    for (const [index, text] of changed) {
      const node = nodes[index];
      if (node) node.data = text;
    }
  };
  globalThis.textNodes = {
    prepare: (next) => void (ticks = next),
    write,
    run: (everyMs) =>
      new Promise((done) => {
        const start = performance.now();
        let next = 0;
        const timer = setInterval(() => {
          const due = Math.min(ticks.length, Math.floor((performance.now() - start) / everyMs) + 1);
          for (; next < due; next += 1) {
            const changed = ticks[next] ?? [];
            requestAnimationFrame(() => write(changed));
          }
          if (next < ticks.length) return;
          clearInterval(timer);
          requestAnimationFrame(() => requestAnimationFrame(() => done()));
        }, everyMs);
      }),
  };
}
