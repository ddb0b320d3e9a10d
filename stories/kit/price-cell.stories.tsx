import { PriceCell, type MovingPrice } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Column, Wall, longWord } from "../frame/wall.tsx";
import { movable } from "../frame/movable.ts";

const meta = {
  title: "Kit/Sport/PriceCell",
  component: PriceCell,
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
  args: {
    source: movable({ odds: 1850, movement: 0, state: "open" }),
    market: "Arsenal – Chelsea, 1x2",
    outcome: "Arsenal",
    caption: "1",
    selected: false,
    lockedLabel: "locked",
    onSelect: fn(),
  },
} satisfies Meta<typeof PriceCell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A price writes itself: which way it went stands in colour, arrow and its place for 1.2 seconds. */
export const Moving: Story = {
  render: function Moving(args) {
    return (
      <Column>
        <PriceCell {...args} source={rising} />
        <PriceCell {...args} source={falling} />
      </Column>
    );
  },
  async play({ canvas }) {
    const [up, down] = canvas.getAllByRole("button");
    // Played again, they have moved already.
    for (const each of [rising, falling]) each.move({ odds: 1850, movement: 0, state: "open" });
    rising.move({ odds: 1900, movement: 1, state: "open" });
    falling.move({ odds: 1800, movement: -1, state: "open" });
    await expect(up).toHaveTextContent("1.90");
    await expect(up?.querySelector('[data-move="up"]')).not.toBeNull();
    await expect(down?.querySelector('[data-move="down"]')).not.toBeNull();
  },
};
/** Open, locked, suspended (hidden, gone), each free and selected. */
export const States: Story = {
  render: (args) => (
    <Wall>
      {[false, true].map((selected) => (
        <Column key={String(selected)}>
          {(["open", "locked", "hidden", "gone"] as const satisfies MovingPrice["state"][]).map((state) => (
            <PriceCell key={state} {...args} selected={selected} source={movable({ odds: 1850, movement: 0, state })} />
          ))}
        </Column>
      ))}
    </Wall>
  ),
};
export const LongText: Story = { args: { caption: longWord, outcome: longWord } };
export const Selected: Story = { args: { selected: true } };
export const Stacked: Story = { args: { stacked: true } };

const rising = movable({ odds: 1850, movement: 0, state: "open" });
const falling = movable({ odds: 1850, movement: 0, state: "open" });
