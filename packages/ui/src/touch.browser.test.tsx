import { afterAll, beforeAll, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { examples } from "./testing/examples.tsx";
import { renderKit } from "./testing/render-kit.tsx";

interface Devtools {
  send(method: "Emulation.setTouchEmulationEnabled", params: { enabled: boolean }): Promise<unknown>;
}
const touch = (enabled: boolean) =>
  (cdp() as unknown as Devtools).send("Emulation.setTouchEmulationEnabled", { enabled });

beforeAll(() => touch(true));
afterAll(() => touch(false));

/** A native control that lies in its label is pressed through it, a tile's way in through what lies over all of the tile. */
function target(control: HTMLElement): Element {
  const over = getComputedStyle(control, "::after");
  const covers = over.position === "absolute" && over.top === "0px" && over.bottom === "0px";
  return control.closest("label") ?? (covers ? control.offsetParent : null) ?? control;
}

test("On a touch screen every target is at least 44 px high", async () => {
  expect(matchMedia("(pointer: coarse)").matches).toBe(true);
  const { container } = await renderKit(
    Object.entries(examples).map(([name, example]) => (
      <section key={name} data-example={name}>
        {example}
      </section>
    )),
  );
  const small = [...container.querySelectorAll<HTMLElement>("button, input, select, [role=tab]")]
    // What has no place on a narrow screen cannot be pressed.
    .filter((control) => control.checkVisibility())
    .map((control) => ({ control, height: target(control).getBoundingClientRect().height }))
    .filter(({ height }) => height < 44)
    .map(({ control, height }) => `${control.closest<HTMLElement>("[data-example]")?.dataset["example"]}: ${height}`);
  expect(small).toEqual([]);
});
