import { Field, Slider } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Narrow } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Choice/Slider",
  component: Slider,
  args: { value: 40, min: 0, max: 100, step: 5, format: (value) => `${value}%`, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Narrow>
        <Field label="Share to sell">
          <Slider
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
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const slider = canvas.getByRole("slider", { name: "Share to sell" });
    await expect(slider).toHaveAttribute("aria-valuetext", "40%");
    slider.focus();
    await expect(slider).toHaveFocus();
  },
};
export const AtItsStart: Story = { args: { value: 0 } };
export const AtItsEnd: Story = { args: { value: 100 } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { lang: "fa", dir: "rtl" } };
