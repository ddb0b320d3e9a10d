import { QrCode } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Kit/Symbol/QrCode",
  component: QrCode,
  args: { text: "https://harbour.example/en/sports?booking=7F3KQ", label: "The address of slip 7F3KQ" },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LongText: Story = { args: { text: `https://harbour.example/${"abcdefghij".repeat(30)}` } };
