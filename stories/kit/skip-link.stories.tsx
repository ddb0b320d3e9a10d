import { SkipLink } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Navigation/SkipLink",
  component: SkipLink,
  args: { target: "content", children: "Skip to content" },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It shows as soon as the keyboard reaches it. */
export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};
export const LongText: Story = { ...Focused, args: { children: `${longWord} ${longWord}` } };
