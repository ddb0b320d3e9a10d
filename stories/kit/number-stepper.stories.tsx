import { Field, NumberStepper } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  title: "Kit/Field/NumberStepper",
  component: NumberStepper,
  args: { value: 3, min: 1, max: 20, lessLabel: "Less", moreLabel: "More", onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Banks" error={value === null ? "A whole number from 1 to 20." : undefined}>
        <NumberStepper
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      </Field>
    );
  },
} satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    const number = canvas.getByRole("spinbutton", { name: "Banks" });
    await userEvent.clear(number);
    await userEvent.type(number, "۱۲");
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.keyboard("{ArrowDown}");
    await expect(number).toHaveValue("11");
  },
};
export const AtItsLeast: Story = { args: { value: 1 } };
export const Error: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: "sm" } };
export const RightToLeft: Story = { globals: { lang: "fa", dir: "rtl" } };
