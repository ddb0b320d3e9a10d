import { IconButton, linkClass, Popover } from "@livery/ui";
import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Overlay/Popover",
  component: Popover,
  args: {
    open: false,
    onOpenChange: fn(),
    label: "Notifications",
    trigger: (trigger) => <IconButton {...trigger} icon="bell" label="Notifications" count={2} />,
    children: (
      <ul style={{ display: "grid", padding: 0 }}>
        <li style={{ display: "grid" }}>
          <a href="#1" className={linkClass()}>
            New odds formats
          </a>
        </li>
        <li style={{ display: "grid" }}>
          <a href="#2" className={linkClass()}>
            Maintenance on Sunday
          </a>
        </li>
      </ul>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndClose: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return <Popover {...args} open={open} onOpenChange={setOpen} />;
  },
  async play({ canvas, userEvent }) {
    const bell = canvas.getByRole("button", { name: /Notifications/ });
    await userEvent.click(bell);
    await waitFor(() => expect(canvas.getByRole("link", { name: "New odds formats" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("link", { name: "New odds formats" })).not.toBeInTheDocument();
    await expect(bell).toHaveFocus();
    await userEvent.click(bell);
  },
};
export const LongText: Story = {
  args: { open: true, children: <p>{`${longWord} ${longWord}`}</p> },
};
