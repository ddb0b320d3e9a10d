import { Button, ErrorState } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Feedback/ErrorState",
  component: ErrorState,
  args: {
    title: "That did not load",
    children: "The house is not answering.",
    action: <Button onClick={fn()}>Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};
export const WithReference: Story = { args: { reference: "req-8f31" } };
export const Compact: Story = { args: { compact: true } };
/** Its title is the heading of the page that it stands for. */
export const OfAPage: Story = { args: { page: true } };
export const LongText: Story = { args: { title: longWord, children: `${longWord} ${longWord}` } };
