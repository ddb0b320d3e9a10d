import { Odds } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wall } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Surface/Odds",
  component: Odds,
  args: { value: 2150 },
} satisfies Meta<typeof Odds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** §9: whole numbers of two digits without decimals, below 1.01 with three. */
export const Special: Story = {
  render: () => (
    <Wall>
      {[1005, 1010, 1850, 12_000, 12_500].map((value) => (
        <Odds key={value} value={value} />
      ))}
    </Wall>
  ),
};
