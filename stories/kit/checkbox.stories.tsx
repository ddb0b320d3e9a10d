import { Checkbox } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Choice/Checkbox",
  component: Checkbox,
  args: { children: "Do not show again", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const On: Story = { args: { defaultChecked: true } };
/** Of several some are on: a press turns all of them on. */
export const Mixed: Story = {
  args: { mixed: true, children: "All 12 users", checked: false },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongWord: Story = { args: { children: longWord } };
