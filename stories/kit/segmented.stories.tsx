import { Segmented } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { choosing } from "../frame/choosing.tsx";

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
  render: choosing(Segmented),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("radio", { name: /Higher only/ }));
    await expect(canvas.getByRole("radio", { name: /Higher only/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("higher");
    await expect(canvas.getByRole("radio", { name: "Any" })).toBeDisabled();
  },
};
export const LastChosen: Story = { args: { value: "higher" } };
