import { Clock } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Kit/Sport/Clock",
  component: Clock,
  args: {
    now: () => Date.UTC(2026, 10, 20, 18, 5),
    format: (at) => new Date(at).toISOString().slice(11, 16),
    label: "Time here",
  },
} satisfies Meta<typeof Clock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
