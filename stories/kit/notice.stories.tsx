import { Button, Notice } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Overlay/Notice",
  component: Notice,
  args: {
    open: true,
    tone: "success",
    title: "Coupon created",
    children: "Number 10042.",
    closeLabel: "Close",
    onClose: fn(),
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  async play({ args, userEvent }) {
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Failure: Story = { args: { tone: "failure", title: "Insufficient credit!" } };
export const Warning: Story = { args: { tone: "warning", title: "There are locked matches, please check." } };
export const Info: Story = { args: { tone: "info", title: "You are signed out.", action: <Button>Sign in</Button> } };
export const Busy: Story = { args: { tone: "busy", title: "Your bet is being placed" } };
export const LongText: Story = { args: { tone: "warning", title: longWord, children: `${longWord} ${longWord}` } };
export const RightToLeft: Story = {
  args: { title: "کوپن ساخته شد", children: "شماره ۱۰۰۴۲.", closeLabel: "بستن" },
  globals: { lang: "fa", dir: "rtl" },
};
