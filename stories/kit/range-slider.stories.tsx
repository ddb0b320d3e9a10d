import { Field, RangeSlider, type SliderRange } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Narrow } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Choice/RangeSlider",
  component: RangeSlider,
  args: {
    value: [1.5, 4],
    min: 1,
    max: 10,
    step: 0.5,
    format: (value) => value.toFixed(2),
    lowLabel: "From",
    highLabel: "To",
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState<SliderRange>(args.value);
    return (
      <Narrow>
        <Field label="Odds" group>
          <RangeSlider
            {...args}
            value={value}
            onChange={(next) => {
              setValue(next);
              args.onChange(next);
            }}
          />
        </Field>
      </Narrow>
    );
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("group", { name: "Odds" })).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "From" })).toHaveValue("1.5");
    await expect(canvas.getByRole("slider", { name: "To" })).toHaveAttribute("aria-valuetext", "4.00");
  },
};
export const BothAtTheEnd: Story = { args: { value: [10, 10] } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { lang: "fa", dir: "rtl" } };
