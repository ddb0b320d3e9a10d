import { Barcode } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Kit/Symbol/Barcode",
  component: Barcode,
  args: { text: "1004200017345", label: "The number of the coupon", captioned: true },
} satisfies Meta<typeof Barcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Captioned: Story = {};
export const Bare: Story = { args: { captioned: false } };
export const LongText: Story = { args: { text: "HB-2026-1004200017345-7F3KQ" } };
