import { CountdownRing } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** Stands still, so that a picture of it is always the same. */
const now = () => 0;

const meta = {
  title: "Kit/Feedback/CountdownRing",
  component: CountdownRing,
  args: { until: 4_000, whole: 5_000, now, label: (seconds) => `${seconds} seconds left` },
} satisfies Meta<typeof CountdownRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("timer")).toHaveTextContent("4 seconds left");
  },
};
export const AboutToEnd: Story = { args: { until: 1_400 } };
export const Over: Story = { args: { until: 0 } };
