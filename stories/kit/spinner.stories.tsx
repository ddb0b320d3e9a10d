import { Spinner } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Kit/Feedback/Spinner",
  component: Spinner,
  args: { label: "Loading" },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
export const Large: Story = { args: { size: "lg" } };
