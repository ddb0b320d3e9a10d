import { Button } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord, Wall } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Action/Button",
  component: Button,
  args: { children: "Place bet", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { args: { variant: "primary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "Cancel coupon" } };
export const WithIcon: Story = { args: { icon: "plus" } };
export const Busy: Story = {
  args: { variant: "primary", busy: true },
  async play({ args, canvas }) {
    canvas.getByRole<HTMLButtonElement>("button").click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Pressed: Story = { args: { "aria-pressed": true } };
export const RightToLeft: Story = {
  args: { children: "ثبت شرط", variant: "primary", iconEnd: "chevron" },
  globals: { lang: "fa", dir: "rtl" },
};
export const LongWord: Story = { args: { children: longWord } };

export const All: Story = {
  render: () => (
    <Wall>
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) =>
        (["sm", "md", "lg"] as const).map((size) => (
          <Button key={`${variant}-${size}`} variant={variant} size={size}>
            {variant} {size}
          </Button>
        )),
      )}
      {(["primary", "secondary", "quiet", "danger"] as const).flatMap((variant) => [
        <Button key={`${variant}-busy`} variant={variant} busy>
          {variant} busy
        </Button>,
        <Button key={`${variant}-off`} variant={variant} disabled>
          {variant} off
        </Button>,
        <Button key={`${variant}-pressed`} variant={variant} aria-pressed>
          {variant} pressed
        </Button>,
      ])}
    </Wall>
  ),
};
