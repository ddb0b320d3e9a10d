import { createFormats } from "@livery/i18n";
import { LiveryProvider, PriceCell } from "@livery/ui";
import { createRoot } from "react-dom/client";
import { PricesOnScreen } from "../scripting/prices-on-screen.ts";

declare global {
  var scripting: {
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
document.body.append(subject, prices.floor);
createRoot(subject).render(
  <LiveryProvider dir="ltr" lang="en" formats={formats}>
    {prices.cells.map(({ key, source }) => (
      <PriceCell
        key={key}
        source={source}
        market="Match result"
        outcome="Home"
        caption="1"
        selected={false}
        lockedLabel="locked"
        onPick={() => undefined}
      />
    ))}
  </LiveryProvider>,
);

globalThis.scripting = {
  prepare: () => prices.prepare(),
  run: (side) => prices.run(side),
  shown: (side) => (side === "floor" ? prices.shownByFloor() : figures()),
};

function figures(): string[] {
  return Array.from(
    subject.querySelectorAll("button"),
    (button) => /\d+\.\d+|\d+$/u.exec(button.textContent)?.[0] ?? "",
  );
}
