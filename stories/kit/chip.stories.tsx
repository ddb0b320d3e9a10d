import { Chip } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Surface/Chip",
  component: Chip,
  args: { children: "Football", onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Pressed: Story = { args: { pressed: true, count: 12 } };
export const NotPressed: Story = { args: { pressed: false, count: 3 } };
export const WithIcon: Story = { args: { icon: "ball" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { children: `${longWord} ${longWord}`, count: "1,000,000", pressed: true } };
