import { Button, Menu } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Overlay/Menu",
  component: Menu,
  args: {
    trigger: (button) => <Button {...button}>Account of marina</Button>,
    items: [
      { key: "coupons", label: "Coupons", icon: "coupon", onSelect: fn() },
      { key: "language", label: "English", checked: true, onSelect: fn() },
      { key: "off", label: "Withdraw", disabled: true, onSelect: fn() },
      { key: "out", label: "Sign out", icon: "logout", separated: true, danger: true, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.items[0]?.onSelect).not.toBe(undefined);
    await expect(canvas.queryByRole("menu")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button"));
  },
};
export const LongText: Story = {
  args: {
    items: [
      { key: "coupons", label: longWord, icon: "coupon", onSelect: fn() },
      { key: "out", label: `${longWord} ${longWord}`, separated: true, danger: true, onSelect: fn() },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
  },
};
