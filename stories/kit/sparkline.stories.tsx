import { type PriceHistorySource, Sparkline } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Column, longWord } from "../frame/wall.tsx";

const history = (...prices: readonly number[]): PriceHistorySource => ({
  read: () => prices,
  watch: () => () => undefined,
});

const meta = {
  title: "Kit/Sport/Sparkline",
  component: Sparkline,
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
  args: {
    source: history(2_100, 2_150, 2_050, 2_000, 2_060, 1_950, 1_900, 1_920, 1_850),
    messages: { fromTo: (from, to) => `from ${from} to ${to}`, unchanged: "no change yet" },
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line is a drawing, hidden from readers; where it began and where it stands is beside it in words. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("from 2.10 to 1.85");
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
/** A price that has not moved, and one that is not there yet. */
export const Empty: Story = {
  render: (args) => (
    <Column>
      <Sparkline {...args} source={history(2_100)} />
      <Sparkline {...args} source={history()} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("path");
    await expect(canvasElement).toHaveTextContent("no change yet");
    await expect(first).toHaveAttribute("d");
    await expect(second).not.toHaveAttribute("d");
  },
};
/** Up, down, and back to where it was. */
export const Courses: Story = {
  render: (args) => (
    <Column>
      <Sparkline {...args} source={history(1_700, 1_650, 1_800, 2_150)} />
      <Sparkline {...args} source={history(2_150, 1_800, 1_850, 1_700)} />
      <Sparkline {...args} source={history(2_000, 2_400, 2_000)} />
    </Column>
  ),
};
/** Sixty prices, as many as are kept. */
export const Full: Story = {
  args: {
    source: history(...Array.from({ length: 60 }, (_, at) => 2_000 + Math.round(400 * Math.sin(at / 5)) + at * 8)),
  },
};
/** It runs in the direction of reading: the newest price is at the left. */
export const RightToLeft: Story = {
  globals: { dir: "rtl", lang: "fa" },
  play: async ({ canvasElement }) => {
    const chart = canvasElement.querySelector("svg");
    await expect(chart && new DOMMatrix(getComputedStyle(chart).transform).a).toBe(-1);
  },
};
export const LongText: Story = {
  args: { messages: { fromTo: (from, to) => `${longWord} ${from} ${to}`, unchanged: longWord } },
};
