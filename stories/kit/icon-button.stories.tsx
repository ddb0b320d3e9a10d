import { IconButton } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  title: "Kit/Action/IconButton",
  component: IconButton,
  args: { icon: "bell", label: "Notifications", onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Notifications" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const WithCount: Story = { args: { count: 3 } };
export const WithManyNews: Story = { args: { count: 120 } };
export const Disabled: Story = { args: { disabled: true } };
export const Pressed: Story = { args: { "aria-pressed": true } };
export const Busy: Story = {
  args: { busy: true },
  async play({ args, canvas }) {
    canvas.getByRole<HTMLButtonElement>("button").click();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true");
  },
};
