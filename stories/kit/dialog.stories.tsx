import { Button, Dialog } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { opened } from "../frame/opened.tsx";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Overlay/Dialog",
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: "Cancel this coupon?",
    description: "Your stake comes back at once.",
    closeLabel: "Close",
    actions: <Button variant="danger">Cancel coupon</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus goes in, stays in, and comes back where it was; afterwards the page can be used again. */
export const OpenAndClose: Story = {
  render: opened(Dialog),
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Cancel this coupon?" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(getComputedStyle(document.body).pointerEvents).not.toBe("none");
  },
};
export const Open: Story = { args: { open: true }, render: opened(Dialog) };
export const Large: Story = { args: { open: true, size: "lg", children: longWord }, render: opened(Dialog) };
export const RightToLeft: Story = {
  args: { open: true, title: "این کوپن لغو شود؟", description: "مبلغ شما بی‌درنگ برمی‌گردد.", closeLabel: "بستن" },
  render: opened(Dialog),
  globals: { lang: "fa", dir: "rtl" },
};
