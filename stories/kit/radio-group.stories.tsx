import { RadioGroup } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { choosing } from "../frame/choosing.tsx";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Choice/RadioGroup",
  component: RadioGroup,
  args: {
    label: "When odds change",
    value: "none",
    options: [
      { value: "none", label: "Ask me", hint: "Every change is shown before the bet is placed." },
      { value: "higher", label: "Higher only" },
      { value: "any", label: "Any", disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interactive: Story = {
  render: choosing(RadioGroup),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("radio", { name: /Higher only/ }));
    await expect(canvas.getByRole("radio", { name: /Higher only/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("higher");
    await expect(canvas.getByRole("radio", { name: "Any" })).toBeDisabled();
  },
};
export const LastChosen: Story = { args: { value: "higher" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: longWord,
    options: [
      { value: "none", label: longWord, hint: `${longWord} ${longWord}` },
      { value: "higher", label: longWord },
    ],
  },
};
