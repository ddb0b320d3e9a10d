import { CodeKeypad } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  title: "Kit/Keypad/CodeKeypad",
  component: CodeKeypad,
  args: {
    value: "",
    length: 6,
    label: "Password",
    backLabel: "Delete the last digit",
    clearLabel: "Delete all",
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CodeKeypad
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CodeKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    for (const name of ["4", "0", "7"]) await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onChange).toHaveBeenLastCalledWith("407");
    await expect(canvas.getByText("3/6")).toBeInTheDocument();
    await userEvent.keyboard("{Backspace}۱");
    await expect(args.onChange).toHaveBeenLastCalledWith("401");
  },
};
export const Whole: Story = { args: { value: "123456" } };
export const Error: Story = { args: { value: "123456", invalid: true } };
export const Disabled: Story = { args: { value: "12", disabled: true } };
export const RightToLeft: Story = { args: { value: "123" }, globals: { lang: "fa", dir: "rtl" } };
