import { createFormats } from "@livery/i18n";
import { LiveryProvider, OddsButton } from "@livery/ui";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";

/** A price that changes: which, and what it becomes, in thousandths. */
export type WrittenOdds = readonly [place: number, odds: number];

declare global {
  /** The twin of the live list: a store of all prices, and for each of them a component that selects it, as is usual in React. */
  var selectors: {
    /** Draws cells of these prices; there are none before. */
    show: (odds: readonly number[]) => void;
    prepare: (ticks: readonly (readonly WrittenOdds[])[]) => void;
    /** Takes them, one every some milliseconds; a store tells its cells once a frame of the screen. */
    run: (everyMs: number) => Promise<void>;
  };
}

const listeners = new Set<() => void>();
const held = new Map<number, number>();
const pending: WrittenOdds[] = [];
let ticks: readonly (readonly WrittenOdds[])[] = [];

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
function notify(): void {
  for (const [index, odds] of pending.splice(0)) held.set(index, odds);
  for (const listener of listeners) listener();
}

function Price({ index }: { readonly index: number }) {
  const odds = useSyncExternalStore(watch, () => held.get(index) ?? 0);
  return (
    <OddsButton
      market="Match result"
      outcome="Home"
      caption="1"
      odds={odds}
      selected={false}
      aria-disabled={false}
      lockedLabel="locked"
    />
  );
}

const formats = createFormats({
  language: { bcp47: "en", numbering: "latn", calendar: "gregory" },
  timeZone: "UTC",
  oddsDecimals: 2,
});
const main = document.createElement("main");
document.body.append(main);

globalThis.selectors = {
  show(odds) {
    const indexes = [...odds.keys()];
    for (const index of indexes) held.set(index, odds[index] ?? 0);
    createRoot(main).render(
      <LiveryProvider dir="ltr" lang="en" formats={formats}>
        <ol>
          {indexes.map((index) => (
            <Price key={index} index={index} />
          ))}
        </ol>
      </LiveryProvider>,
    );
  },
  prepare: (next) => void (ticks = next),
  run: (everyMs) =>
    new Promise((done) => {
      let next = 0;
      const timer = setInterval(() => {
        const changed = ticks[next++];
        if (changed) {
          if (pending.length === 0) requestAnimationFrame(notify);
          pending.push(...changed);
          return;
        }
        clearInterval(timer);
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }, everyMs);
    }),
};
