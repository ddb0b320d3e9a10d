import { Button, Sheet } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { opened } from "../frame/opened.tsx";
import { longWord } from "../frame/wall.tsx";

const OpenedSheet = opened(Sheet);

const meta = {
  title: "Kit/Overlay/Sheet",
  component: Sheet,
  args: {
    open: false,
    onOpenChange: fn(),
    title: "Bet slip",
    closeLabel: "Close",
    children: <p>Two selections.</p>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndClose: Story = {
  render: OpenedSheet,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(getComputedStyle(document.body).pointerEvents).not.toBe("none");
  },
};
export const FromTheEnd: Story = { args: { open: true }, render: OpenedSheet };
export const FromTheFoot: Story = { args: { open: true, side: "bottom" }, render: OpenedSheet };
/** Drawn by its head; a press on the grip and the arrows lead from height to height for all who do not draw. */
export const Snapping: Story = {
  args: { open: true, side: "bottom" },
  render: function Snapped(args) {
    const [value, setValue] = useState(0);
    const rests = [
      { size: 0.4, label: "low" },
      { size: 0.7, label: "middle" },
      { size: 0.94, label: "whole screen" },
    ];
    return <OpenedSheet {...args} snap={{ rests, value, onChange: setValue, label: "Height" }} />;
  },
  async play({ userEvent }) {
    const grip = await screen.findByRole("button", { name: "Height: low" });
    await userEvent.click(grip);
    await expect(grip).toHaveAccessibleName("Height: middle");
    await userEvent.keyboard("{End}");
    await expect(grip).toHaveAccessibleName("Height: whole screen");
    await userEvent.keyboard("{Home}");
    await expect(grip).toHaveAccessibleName("Height: low");
  },
};
export const LongText: Story = {
  args: { open: true, side: "bottom", title: longWord, children: <Button>{`${longWord} `.repeat(60)}</Button> },
  render: OpenedSheet,
};
export const SlipColours: Story = { args: { open: true, region: "slip" }, render: OpenedSheet };
export const RightToLeft: Story = {
  args: { open: true, title: "برگه شرط", closeLabel: "بستن" },
  render: OpenedSheet,
  globals: { lang: "fa", dir: "rtl" },
};
