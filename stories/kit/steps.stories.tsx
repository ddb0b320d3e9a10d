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
    await expectEqualDistances(canvas.getByRole("list"));
  },
};
/** Up to 30 rem the current step alone shows its label, which takes the space of its neighbours' too. */
export const Narrow: Story = {
  args: {
    current: 0,
    steps: ["A method of payment", "Amount", "Review", "Sent"].map((label) => ({ key: label, label })),
  },
  decorators: [(Story) => <div style={{ inlineSize: "20rem" }}>{Story()}</div>],
  async play({ canvas }) {
    const list = canvas.getByRole("list");
    await expectEqualDistances(list);
    const label = canvas.getByText("A method of payment").getBoundingClientRect();
    await expect(label.width).toBeGreaterThan(list.getBoundingClientRect().width / 4);
    await expect(label.height).toBeLessThan(30);
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

/** The distances between the marks are one, and the first and the last are as far from their edges as each other. */
async function expectEqualDistances(list: HTMLElement): Promise<void> {
  const { left, right } = list.getBoundingClientRect();
  const centres = [...list.querySelectorAll("li span[aria-hidden]")].map((mark) => {
    const box = mark.getBoundingClientRect();
    return (box.left + box.right) / 2;
  });
  const edges = [left, ...centres, right];
  const distances = edges.slice(1).map((x, index) => Math.abs(x - (edges[index] ?? 0)));
  const between = distances.slice(1, -1);
  await expect(Math.max(...between) - Math.min(...between)).toBeLessThan(1);
  await expect(Math.abs((distances[0] ?? 0) - (distances.at(-1) ?? 0))).toBeLessThan(1);
}
