import { FileButton } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Action/FileButton",
  component: FileButton,
  args: { children: "Choose picture", icon: "plus", accept: ["image/png", "image/jpeg"], onFile: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(["picture"], "banner.png", { type: "image/png" });

export const Default: Story = {
  async play({ args, canvas, canvasElement, userEvent }) {
    const chooser = canvasElement.querySelector("input");
    if (chooser === null) throw new Error("there is no field for a file");
    const opened = fn((event: Event) => event.preventDefault());
    chooser.addEventListener("click", opened, { once: true });
    await userEvent.click(canvas.getByRole("button"));
    await expect(opened).toHaveBeenCalledOnce();
    // The same file twice: after an error it is chosen again.
    await userEvent.upload(chooser, picture);
    await userEvent.upload(chooser, picture);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(picture);
  },
};
export const Busy: Story = { args: { busy: true, children: "Uploading" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { children: longWord } };
