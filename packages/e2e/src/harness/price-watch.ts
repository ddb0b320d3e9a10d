import type { Page } from "playwright";
import { priceCells, type WithFibers } from "./price-cells.ts";

/** What a page showed of live prices since it was loaded. */
export interface ShownPrices {
  /**
   * Every text of every outcome's price, in cells and in the slip, by `outcomeKey`; of a cell that has just passed from one outcome
   * to another, by both with a "|" between them.
   */
  readonly shown: Readonly<Record<string, readonly string[]>>;
  /** Prices that stood open for more than a frame of the screen while the feed was not to be relied on. */
  readonly wrong: readonly string[];
}

/**
 * Makes a page keep what its live prices ever said, and look at each frame of the screen whether one is open that must not be: its
 * topic is not live, or the socket has brought nothing for eight seconds (F8 allows six). After `watchScreen`, before any of
 * the page's own code runs.
 * @param locked the word for "locked", by which the slip says it
 */
export async function watchPrices(page: Page, locked: string): Promise<void> {
  const options = { cell: priceCells, lockedLabel: locked };
  await page.addInitScript(({ cell, lockedLabel }) => {
    const shown: Record<string, string[]> = {};
    const wrong: string[] = [];
    const fiberOf: WithFibers["liveryFiber"] = (element, suits) =>
      (globalThis as unknown as WithFibers).liveryFiber(element, suits);
    const keyOf = (ref: object): string => {
      const { matchId, marketTypeId, outcomeId, special } = ref as Record<string, string>;
      return [matchId, marketTypeId, outcomeId, special].join(" ");
    };
    const note = (refs: readonly (object | undefined)[], text: string): void => {
      const keys = new Set(refs.flatMap((ref) => (ref === undefined ? [] : [keyOf(ref)])));
      const texts = (shown[[...keys].toSorted().join("|")] ??= []);
      if (!texts.includes(text)) texts.push(text);
    };
    const texts = (element: Element): string[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) found.push(walker.currentNode.textContent ?? "");
      return found;
    };
    const readCell = (button: Element): void => {
      const fiber = fiberOf(button, ({ outcome }) => outcome?.ref !== undefined);
      const odd = texts(button).findLast((text) => text !== "");
      if (fiber === null || odd === undefined || !/^\d/u.test(odd)) return;
      note([fiber.memoizedProps?.outcome?.ref, fiber.alternate?.memoizedProps?.outcome?.ref], odd);
    };
    // What is wrong with a leg is a list within it.
    const legOf = (item: Element) =>
      item.parentElement?.closest("li")
        ? undefined
        : fiberOf(item, ({ leg }) => leg?.selection !== undefined)?.memoizedProps?.leg?.selection;
    const readLeg = (item: Element): void => {
      const selection = legOf(item);
      if (selection?.live !== true) return;
      for (const text of texts(item)) if (/^\d+(\.\d+)?$/u.test(text)) note([selection], text);
    };
    const read = (records: readonly MutationRecord[]): void => {
      const cells = new Set<Element>();
      const items = new Set<Element>();
      const collect = (found: Element | null | undefined, into: Set<Element>) => found && into.add(found);
      for (const { target, addedNodes } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        collect(at?.closest(cell), cells);
        collect(at?.closest("li"), items);
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          for (const each of [added, ...added.querySelectorAll(cell)]) if (each.matches(cell)) cells.add(each);
          for (const each of [added, ...added.querySelectorAll("li")]) if (each.matches("li")) items.add(each);
        }
      }
      for (const each of cells) readCell(each);
      for (const each of items) if (each.closest("main") === null) readLeg(each);
    };
    new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });

    interface WithMoments {
      readonly liveryMoments: readonly { readonly what: string; readonly at: number }[];
    }
    const silent = (): boolean => {
      const last = (globalThis as unknown as WithMoments).liveryMoments.findLast(({ what }) => what === "frame");
      return last !== undefined && performance.now() - last.at > 8_000;
    };
    const frames = new WeakMap<Element, number>();
    const strike = (element: Element, why: string | null, most: number, ref: () => object | undefined): void => {
      const count = why === null ? 0 : (frames.get(element) ?? 0) + 1;
      frames.set(element, count);
      if (count === most + 1) wrong.push(`${keyOf(ref() ?? {})} is open, the feed ${why}`);
    };
    const check = (): void => {
      const phases = new Map<string, string>();
      const isSilent = silent();
      for (const button of document.querySelectorAll(cell)) {
        const ref = () => fiberOf(button, ({ outcome }) => outcome?.ref !== undefined)?.memoizedProps?.outcome?.ref;
        const phase = fiberOf(button, ({ store }) => store?.held !== undefined)?.memoizedProps?.store?.phase ?? "live";
        phases.set(String(ref()?.matchId), phase);
        const isOpen = button.getAttribute("aria-disabled") === "false";
        const why = phase !== "live" ? `is ${phase}` : isSilent ? "is silent" : null;
        // The frame that locks them is the next one after the word.
        strike(button, isOpen ? why : null, 1, ref);
      }
      for (const item of document.querySelectorAll("li")) {
        const selection = item.closest("main") === null ? legOf(item) : undefined;
        if (selection?.live !== true) continue;
        const phase = phases.get(String(selection.matchId)) ?? "live";
        const isOpen = item.querySelector(`[role="img"][aria-label="${lockedLabel}"]`) === null;
        // The slip hears it a frame later, and React draws it when it gets to it.
        strike(item, isOpen && phase !== "live" ? `is ${phase}` : null, 3, () => selection);
      }
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    Object.assign(globalThis, { liveryPrices: { shown, wrong } });
  }, options);
}

export function shownPrices(page: Page): Promise<ShownPrices> {
  return page.evaluate(() => (globalThis as unknown as { readonly liveryPrices: ShownPrices }).liveryPrices);
}
