import { CarouselControls } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { carouselMessages } from "../frame/carousel-messages.ts";

const meta = {
  title: "Kit/Gallery/CarouselControls",
  component: CarouselControls,
  args: {
    index: 1,
    count: 5,
    label: "News",
    title: "New markets in tennis",
    messages: carouselMessages,
    paused: false,
    onGo: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onPause: fn(),
  },
} satisfies Meta<typeof CarouselControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rotation: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPause).toHaveBeenLastCalledWith(true);
  },
};
export const Paused: Story = { args: { paused: true } };
export const Many: Story = { args: { count: 24, index: 23 } };
