import { Switch } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord, Narrow } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Choice/Switch",
  component: Switch,
  args: { children: "Accept higher odds", onChange: fn() },
  render: (args) => (
    <Narrow>
      <Switch {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    const control = canvas.getByRole("switch", { name: "Accept higher odds" });
    await userEvent.click(canvas.getByText("Accept higher odds"));
    await expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { defaultChecked: true, hint: "A coupon is placed when its odds have risen." } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = { args: { children: longWord, hint: longWord } };
export const RightToLeft: Story = {
  args: { children: "صدای برد", hint: "وقتی کوپنی برنده شود", defaultChecked: true },
  globals: { lang: "fa", dir: "rtl" },
};

export const Settings: Story = {
  render: () => (
    <Narrow>
      <Switch defaultChecked>Accept higher odds</Switch>
      <Switch hint="Only while the site is open">Sounds</Switch>
      <Switch disabled>News by e-mail</Switch>
    </Narrow>
  ),
};
