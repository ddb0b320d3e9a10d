import { Sheet } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { opened } from "../frame/opened.tsx";

const meta = {
  title: "Kit/Overlay/Sheet",
  component: Sheet,
  args: {
    open: false,
    onOpenChange: fn(),
    title: "Bet slip",
    closeLabel: "Close",
    children: <p>Two picks.</p>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndClose: Story = {
  render: opened(Sheet),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(getComputedStyle(document.body).pointerEvents).not.toBe("none");
  },
};
export const FromTheEnd: Story = { args: { open: true }, render: opened(Sheet) };
export const FromTheFoot: Story = { args: { open: true, side: "bottom" }, render: opened(Sheet) };
export const SlipColours: Story = { args: { open: true, region: "slip" }, render: opened(Sheet) };
