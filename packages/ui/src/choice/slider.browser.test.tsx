import { useState } from "react";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Field } from "../field/field.tsx";
import { NumberStepper } from "../field/number-stepper.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { RangeSlider, type SliderRange } from "./range-slider.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";

function Sliders() {
  const [value, setValue] = useState(40);
  const [range, setRange] = useState<SliderRange>([20, 60]);
  return (
    <>
      <Field label="Share" hint="Of the coupon">
        <Slider min={0} max={100} step={10} value={value} onChange={setValue} format={(share) => `${share} %`} />
      </Field>
      <Field label="Odds" group error="Too wide">
        <RangeSlider min={0} max={100} step={10} value={range} onChange={setRange} lowLabel="From" highLabel="To" />
      </Field>
    </>
  );
}

const across = (element: Element, share: number) => {
  const { left, width, top, height } = element.getBoundingClientRect();
  return { clientX: left + width * share, clientY: top + height / 2, bubbles: true, cancelable: true };
};

describe.each(["ltr", "rtl"] as const)("Sliders (%s)", (dir) => {
  test("move by arrow keys, stop at each other, and show their values", async () => {
    const screen = await renderKit(<Sliders />, { dir });
    const on = dir === "ltr" ? "{ArrowRight}" : "{ArrowLeft}";
    const one = screen.getByRole("slider", { name: "Share" });
    await expect.element(one).toHaveAccessibleDescription("Of the coupon");
    await expect.element(one).toHaveAttribute("aria-valuetext", "40 %");
    await userEvent.tab();
    await userEvent.keyboard(on);
    await expect.element(one).toHaveValue("50");
    await userEvent.keyboard("{End}");
    await expect.element(one).toHaveValue("100");

    const low = screen.getByRole("slider", { name: "From" });
    const high = screen.getByRole("slider", { name: "To" });
    await expect.element(screen.getByRole("group", { name: "Odds" })).toHaveAccessibleDescription("Too wide");
    await userEvent.tab();
    await expect.element(low).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(low).toHaveValue("60");
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
    await expect.element(high).toHaveValue("60");
    await userEvent.keyboard("{End}");
    await expect.element(high).toHaveValue("100");

    // A press on the line moves the nearer thumb, from the side that reading begins at.
    const row = high.element().parentElement ?? document.body;
    row.dispatchEvent(new PointerEvent("pointerdown", across(row, dir === "ltr" ? 0.1 : 0.9)));
    await expect.element(low).toHaveValue("10");
    await expect.element(low).toHaveFocus();
    const drawn = row.querySelector("circle")?.getBoundingClientRect();
    const { left, width } = row.getBoundingClientRect();
    const share = ((drawn?.left ?? 0) + (drawn?.width ?? 0) / 2 - left) / width;
    expect(dir === "ltr" ? share : 1 - share).toBeCloseTo(0.1, 1);
  });
});

test("A number changes by steps and by typing in any script, within its bounds", async () => {
  function SliderForm() {
    const [value, setValue] = useState<number | null>(2);
    return (
      <Field label="Lines" required>
        <NumberStepper value={value} onChange={setValue} min={1} max={1500} lessLabel="Less" moreLabel="More" />
      </Field>
    );
  }
  const screen = await renderKit(<SliderForm />);
  const number = screen.getByRole("spinbutton", { name: "Lines" });
  await screen.getByRole("button", { name: "Less" }).click();
  await expect.element(number).toHaveValue("1");
  await expect.element(screen.getByRole("button", { name: "Less" })).toBeDisabled();
  await userEvent.tab();
  await expect.element(number).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{PageUp}");
  await expect.element(number).toHaveAttribute("aria-valuenow", "12");
  await userEvent.keyboard("{End}");
  await expect.element(number).toHaveValue("1,500");
  await number.fill("۷");
  await expect.element(number).toHaveAttribute("aria-valuenow", "7");
  await number.fill("2.5");
  await expect.element(number).not.toHaveAttribute("aria-valuenow");
  await number.fill("9000");
  await userEvent.tab();
  await expect.element(number).toHaveValue("1,500");
});

test("A switch is toggled by its label and the space bar, and reports its state", async () => {
  const screen = await renderKit(<Switch hint="A sound when a coupon wins">Sounds</Switch>);
  const sounds = screen.getByRole("switch", { name: /^Sounds/ });
  await screen.getByText("Sounds", { exact: true }).click();
  await expect.element(sounds).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(sounds).not.toBeChecked();
});
