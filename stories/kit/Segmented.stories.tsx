import { Segmented } from "@livery/ui";
import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  title: "Kit/Choice/Segmented",
  component: Segmented,
  args: {
    label: "When odds change",
    value: "none",
    options: [
      { value: "none", label: "Ask" },
      { value: "higher", label: "Higher only" },
      { value: "any", label: "Any", disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interactive: Story = {
  render: function Interactive(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Segmented
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("radio", { name: /Higher only/ }));
    await expect(canvas.getByRole("radio", { name: /Higher only/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("higher");
    await expect(canvas.getByRole("radio", { name: "Any" })).toBeDisabled();
  },
};
export const LastChosen: Story = { args: { value: "higher" } };
