import { createFormats } from "@livery/i18n";
import { LiveryProvider, PriceCell } from "@livery/ui";
import { createRoot } from "react-dom/client";
import { figureOf, PricesOnScreen } from "../scripting/prices-on-screen.ts";

declare global {
  var scripting: {
    /** Copies the cells for the floor, once they are all there. */
    ready: () => void;
    /** Makes the next round's ticks. */
    prepare: () => void;
    /** Lets one side take the round, a tick every 100 ms; resolves when the screen shows all of it. */
    run: (side: "subject" | "floor") => Promise<void>;
    /** What each side shows. */
    shown: (side: "subject" | "floor") => string[];
  };
}

const formats = createFormats({
  language: { bcp47: "en", numbering: "latn", calendar: "gregory" },
  timeZone: "UTC",
  oddsDecimals: 2,
});
const prices = new PricesOnScreen((odds) => formats.odds(odds));

const subject = document.createElement("section");
document.body.append(subject);
createRoot(subject).render(
  <LiveryProvider dir="ltr" lang="en" formats={formats}>
    {prices.cells.map(({ key, source }) => (
      <PriceCell
        key={key}
        source={source}
        market="Match result"
        outcome="Home"
        caption="Home"
        selected={false}
        lockedLabel="locked"
        onPick={() => undefined}
      />
    ))}
  </LiveryProvider>,
);

const floor = document.createElement("section");
const sides = { subject, floor };

globalThis.scripting = {
  ready() {
    floor.append(...(subject.cloneNode(true) as Element).childNodes);
    document.body.append(floor);
    prices.floor(floor);
  },
  prepare: () => prices.prepare(),
  run: (side) => prices.run(side),
  shown: (side) => Array.from(sides[side].querySelectorAll("button"), (cell) => figureOf(cell).data),
};
