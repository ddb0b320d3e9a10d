import { AmountKeypad, Field, MoneyInput } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Narrow } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Keypad/AmountKeypad",
  component: AmountKeypad,
  args: {
    value: 2500n,
    currency: "EUR",
    label: "Keypad",
    markLabel: "Decimal mark",
    backLabel: "Delete the last digit",
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Narrow>
        <Field label="Stake">
          <MoneyInput size="lg" value={value} currency={args.currency} onChange={setValue} />
        </Field>
        <AmountKeypad
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
} satisfies Meta<typeof AmountKeypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    for (const name of ["1", "2", "Decimal mark", "5"]) await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1250n);
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(1200n);
  },
};
export const WithoutDecimals: Story = { args: { currency: "IQD", value: 25_000_000n } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { lang: "fa", dir: "rtl" } };
