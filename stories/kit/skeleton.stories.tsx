import { Skeleton } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Kit/Feedback/Skeleton",
  component: Skeleton,
  args: { count: 3 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { shape: "text" } };
export const Control: Story = { args: { shape: "control", count: 3 } };
export const Row: Story = { args: { shape: "row" } };
export const Tile: Story = { args: { shape: "tile" } };
export const Circle: Story = { args: { shape: "circle" } };
