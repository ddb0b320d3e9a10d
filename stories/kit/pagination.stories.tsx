import { Pagination } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Navigation/Pagination",
  component: Pagination,
  args: {
    label: "Pages",
    page: 2,
    pages: 9,
    onChange: fn(),
    previousLabel: "Previous",
    nextLabel: "Next",
    position: "Page 2 of 9",
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};
export const AtTheStart: Story = { args: { page: 1, position: "Page 1 of 9" } };
export const AtTheEnd: Story = { args: { page: 9, position: "Page 9 of 9" } };
export const Numbered: Story = {
  args: { page: 5, position: "Page 5 of 9", pageLabel: (page) => `Page ${page}` },
  async play({ args, canvas, userEvent }) {
    const page = canvas.queryByRole("button", { name: "Page 6" });
    // Where there is no room for the pages it says where one is.
    if (page === null) return;
    await userEvent.click(page);
    await expect(args.onChange).toHaveBeenCalledWith(6);
  },
};
export const LongText: Story = {
  args: { previousLabel: longWord, nextLabel: longWord, position: `${longWord} 2 / 9` },
};
