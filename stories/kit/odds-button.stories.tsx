import { OddsButton } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Column, longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Sport/OddsButton",
  component: OddsButton,
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
  args: {
    market: "Arsenal – Chelsea, 1x2",
    outcome: "Arsenal",
    caption: "1",
    odds: 1850,
    selected: false,
    lockedLabel: "locked",
    onClick: fn(),
  },
} satisfies Meta<typeof OddsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: /Arsenal – Chelsea, 1x2, .*1\.85/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Selected: Story = { args: { selected: true } };
export const Locked: Story = {
  args: { locked: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};
/** Selected before its price was locked. */
export const LockedAndSelected: Story = { args: { locked: true, selected: true } };
/** Its price is to come. */
export const NoPrice: Story = { args: { odds: null, lockedLabel: "Odds coming soon" } };
export const LockedWithoutPrice: Story = { args: { odds: null, locked: true } };
export const Stacked: Story = { args: { stacked: true } };
export const LongText: Story = { args: { caption: longWord, outcome: longWord } };
export const Moved: Story = {
  render: (args) => (
    <Column>
      <OddsButton {...args} movement="up" />
      <OddsButton {...args} movement="down" />
    </Column>
  ),
};
