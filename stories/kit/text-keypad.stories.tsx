import { Field, TextInput, TextKeypad } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { longWord, Narrow } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Keypad/TextKeypad",
  component: TextKeypad,
  args: {
    value: "",
    label: "Keys",
    backLabel: "Delete the last one",
    layoutsLabel: "Other keys",
    spaceLabel: "Space",
    layouts: [
      { label: "123", keys: "1234567890" },
      { label: "abc", keys: "abcdefghijklmnopqrstuvwxyz" },
      { label: "ABC", keys: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" },
      { label: "@#&", keys: "-_.,@#&/+*!?" },
    ],
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Narrow>
        <Field label="Name">
          <TextInput size="lg" inputMode="none" value={value} onChange={({ target }) => setValue(target.value)} />
        </Field>
        <TextKeypad
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      </Narrow>
    );
  },
} satisfies Meta<typeof TextKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    for (const name of ["2", "4", "ABC", "A", "abc", "n", "Space"])
      await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onChange).toHaveBeenLastCalledWith("24An ");
    await userEvent.keyboard("{Backspace}é");
    await expect(args.onChange).toHaveBeenLastCalledWith("24Ané");
  },
};
export const Full: Story = {
  args: { value: "1234", maxLength: 4 },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "5" }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Secret: Story = {
  args: { value: "ab1", secret: true },
  async play({ canvas }) {
    await expect(canvas.getByText("3", { selector: "[aria-live]" })).toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWord: Story = { args: { spaceLabel: longWord, layoutsLabel: longWord } };
export const RightToLeft: Story = {
  args: {
    layouts: [
      { label: "ابپ", keys: "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی" },
      { label: "123", keys: "1234567890" },
    ],
  },
  globals: { lang: "fa", dir: "rtl" },
};
