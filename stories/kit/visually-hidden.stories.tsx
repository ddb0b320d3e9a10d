import { VisuallyHidden } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Kit/Surface/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "three matches in play" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out, not visible. */
export const Announced: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText("three matches in play")).toBeInTheDocument();
  },
};
