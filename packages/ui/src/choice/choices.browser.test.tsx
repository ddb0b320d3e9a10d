import { useState } from "react";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Checkbox } from "./checkbox.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Segmented } from "./segmented.tsx";

const options = [
  { value: "none", label: "Ask me" },
  { value: "higher", label: "Accept higher" },
  { value: "any", label: "Accept any", disabled: true },
] as const;

type Value = (typeof options)[number]["value"];

describe.each([
  ["RadioGroup", RadioGroup],
  ["Segmented", Segmented],
] as const)("%s", (_name, Choices) => {
  function Held() {
    const [value, setValue] = useState<Value>("none");
    return <Choices<Value> label="When odds change" value={value} options={options} onChange={setValue} />;
  }

  test("is a named group in which arrow keys choose and disabled options are skipped", async () => {
    const screen = await renderKit(<Held />);
    await expect.element(screen.getByRole("group", { name: "When odds change" })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("radio", { name: "Ask me" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("radio", { name: "Accept higher" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("radio", { name: "Ask me" })).toBeChecked();
  });
});

test("Segments take a row more in a narrow place, before one of their words breaks", async () => {
  const names = ["English", "Türkçe", "Deutsch", "Français"];
  const { container } = await renderKit(
    <Segmented
      label="Language"
      value="English"
      onChange={() => {}}
      options={names.map((value) => ({ value, label: value }))}
    />,
  );
  const heights = (): readonly number[] => [...container.querySelectorAll("label")].map((each) => each.offsetHeight);
  const wide = heights();
  expect(wide).toHaveLength(names.length);
  container.style.inlineSize = "12rem";
  expect(heights()).toEqual(wide);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test("A checkbox is toggled by its label and the space bar", async () => {
  const screen = await renderKit(<Checkbox>Keep me signed in</Checkbox>);
  const box = screen.getByRole("checkbox", { name: "Keep me signed in" });
  await screen.getByText("Keep me signed in").click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();
});
