import { Button, EmptyState } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "No coupons yet",
    children: "What you bet will be here.",
    action: <Button variant="primary">See the matches</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Compact: Story = { args: { compact: true } };
export const LongText: Story = { args: { title: longWord, children: longWord } };
