import { Progress } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Kit/Feedback/Progress",
  component: Progress,
  args: { label: "Loading" },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const Half: Story = { args: { value: 0.5 } };
export const Done: Story = { args: { value: 1 } };
