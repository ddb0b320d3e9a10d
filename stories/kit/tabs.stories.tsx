import { Tabs } from "@livery/ui";
import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Navigation/Tabs",
  component: Tabs,
  args: {
    label: "Coupons",
    value: "open",
    tabs: [
      { key: "open", label: "Open", count: 4 },
      { key: "won", label: "Won" },
      { key: "lost", label: "Lost" },
    ],
    children: "Four coupons wait for their matches.",
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interactive: Story = {
  render: function Interactive(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("tab", { name: /Open/ }));
    await userEvent.keyboard(document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Won" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Lost" })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    tabs: [
      { key: "open", label: longWord },
      { key: "won", label: longWord },
    ],
  },
};
