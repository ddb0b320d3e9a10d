import { Money } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wall } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Surface/Money",
  component: Money,
  args: { amount: 123_450n, currency: "EUR" },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Signed: Story = {
  render: (args) => (
    <Wall>
      <Money {...args} signed />
      <Money {...args} amount={-500n} signed />
    </Wall>
  ),
};
export const Lira: Story = { args: { currency: "TRY" } };
