import { Steps } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Navigation/Steps",
  component: Steps,
  args: {
    label: "Deposit",
    current: 1,
    states: { done: "Done", current: "Now", upcoming: "Still to come", failed: "Not in order" },
    steps: [
      { key: "method", label: "Method", detail: "Bank transfer" },
      { key: "amount", label: "Amount and details" },
      { key: "review", label: "Review" },
      { key: "sent", label: "Sent" },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheSecondOfFour: Story = {
  args: { onBack: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: /Done: Method/ }));
    await expect(args.onBack).toHaveBeenCalledWith(0);
    await expect(canvas.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
  },
};
export const Failed: Story = {
  args: {
    current: 2,
    steps: [
      { key: "method", label: "Method" },
      { key: "amount", label: "Amount", detail: "Above your limit", failed: true },
      { key: "review", label: "Review" },
    ],
  },
};
export const AllDone: Story = { args: { current: 4 } };
export const Upright: Story = { args: { upright: true, onBack: fn() } };
export const LongText: Story = {
  args: { steps: ["one", "two", "three"].map((key) => ({ key, label: longWord, detail: longWord })) },
};
