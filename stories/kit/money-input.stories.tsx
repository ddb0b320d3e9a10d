import { Field, MoneyInput } from "@livery/ui";
import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  title: "Kit/Field/MoneyInput",
  component: MoneyInput,
  args: { value: 2500n, currency: "EUR", onChange: fn() },
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const interactive: NonNullable<Story["render"]> = function Interactive(args) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Stake">
      <MoneyInput
        {...args}
        value={value}
        onChange={(next, parsed) => {
          setValue(next);
          args.onChange(next, parsed);
        }}
      />
    </Field>
  );
};

export const Euro: Story = {
  render: interactive,
  async play({ args, canvas, userEvent }) {
    const input = canvas.getByRole("textbox", { name: "Stake" });
    await userEvent.clear(input);
    await userEvent.type(input, "12,50");
    await expect(args.onChange).toHaveBeenLastCalledWith(1250n, expect.objectContaining({ ok: true }));
  },
};
export const PersianDigits: Story = {
  args: { value: null },
  render: interactive,
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("textbox", { name: "Stake" }), "۱۲٫۵");
    await expect(args.onChange).toHaveBeenLastCalledWith(1250n, expect.objectContaining({ ok: true }));
  },
};
export const Dinar: Story = { args: { currency: "IQD", value: 25_000n }, render: interactive };
export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Field label="Stake">
      <MoneyInput {...args} />
    </Field>
  ),
};
