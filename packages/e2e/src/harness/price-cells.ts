/** Every live price on a page, open or not: in the list, on a match's page, side by side. */
export const priceCells = "main button[aria-pressed][aria-disabled]";
export const openPriceCells = `${priceCells}[aria-disabled="false"]`;

/** What React holds of a component: no more of it than is read. */
interface Fiber {
  readonly return: Fiber | null;
  /** The same in the tree that was, or that will be, on the screen. */
  readonly alternate: Fiber | null;
  readonly memoizedProps: {
    readonly store?: {
      readonly phase: string;
      readonly held?: { hash(): number };
      readonly quote?: (ref: object) => { readonly state: string };
    };
    readonly outcome?: { readonly ref?: { readonly matchId: number } };
    readonly leg?: { readonly selection?: { readonly live: boolean; readonly matchId: number } };
  } | null;
}

/** What `giveFibers` puts into a page. */
export interface WithFibers {
  /** How the last price that was clicked stood at that moment, by the store behind it; null where there was none. */
  liveryClicked: string | null;
  /** The nearest component around an element whose properties suit; null without one. */
  readonly liveryFiber: (
    element: Element,
    suits: (props: NonNullable<Fiber["memoizedProps"]>) => boolean,
  ) => Fiber | null;
}

/**
 * Runs in every document before its own scripts: what is run in it later can read what a price was drawn from, and how it stood
 * when it was clicked.
 */
export function giveFibers(cells: string): void {
  const liveryFiber: WithFibers["liveryFiber"] = (element, suits) => {
    const name = Object.keys(element).find((each) => each.startsWith("__reactFiber$"));
    let fiber = name === undefined ? null : ((element as unknown as Record<string, Fiber | null>)[name] ?? null);
    while (fiber !== null && !(fiber.memoizedProps !== null && suits(fiber.memoizedProps))) fiber = fiber.return;
    return fiber;
  };
  const given: WithFibers = { liveryFiber, liveryClicked: null };
  const shared = Object.assign(globalThis, given);
  const note = ({ target }: Event): void => {
    const cell = target instanceof Element ? target.closest(cells) : null;
    const fiber = cell && liveryFiber(cell, ({ outcome, store }) => outcome?.ref !== undefined && store !== undefined);
    const { outcome, store } = fiber?.memoizedProps ?? {};
    if (outcome?.ref !== undefined) shared.liveryClicked = store?.quote?.(outcome.ref).state ?? null;
  };
  document.addEventListener("click", note, { capture: true });
}
