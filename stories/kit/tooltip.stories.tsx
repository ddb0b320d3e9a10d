import { Button, IconButton, Tooltip } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Wall, longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Overlay/Tooltip",
  component: Tooltip,
  args: {
    text: "The most that you may win with one coupon.",
    side: "below",
    children: <IconButton icon="info" label="About the limit" />,
  },
  decorators: [
    (Story) => (
      <Wall>
        <Story />
        <Button>Next</Button>
      </Wall>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByTheKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const control = canvas.getByRole("button", { name: "About the limit" });
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("The most that you may win");
    await expect(control).toHaveAccessibleDescription(/The most/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
    await expect(control).toHaveFocus();
  },
};
const shown: Story["play"] = async ({ userEvent }) => {
  await userEvent.tab();
  await screen.findByRole("tooltip");
};
export const Shown: Story = { play: shown };
export const LongText: Story = { args: { text: `${longWord} ${longWord}` }, play: shown };
export const RightToLeft: Story = {
  args: { text: "بیشترین مبلغی که با یک کوپن می‌برید." },
  globals: { lang: "fa", dir: "rtl" },
  play: shown,
};
