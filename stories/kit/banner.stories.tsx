import { Banner, Button } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord, Wall } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Feedback/Banner",
  component: Banner,
  args: { title: "New version available", children: "It takes a moment.", closeLabel: "Close" },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const WithAction: Story = { args: { action: <Button size="sm">Update</Button> } };
export const Closable: Story = {
  args: { onClose: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { title: longWord, children: longWord } };
export const Tones: Story = {
  render: (args) => (
    <Wall>
      {(["info", "success", "warning", "error"] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} title={tone} />
      ))}
    </Wall>
  ),
};
