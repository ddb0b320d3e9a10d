import { DateParts, type DatePartsProblem, Field } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  title: "Kit/Date/DateParts",
  component: DateParts,
  args: { value: null, birth: true, messages: { day: "Day", month: "Month", year: "Year" }, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const [problem, setProblem] = useState<DatePartsProblem | null>(null);
    return (
      <Field
        group
        label="Birth date"
        hint="You must be 18 or older."
        error={problem === "no_such_day" ? "There is no such day." : undefined}
      >
        <DateParts
          {...args}
          value={value}
          onChange={(next, why) => {
            setValue(next);
            setProblem(why);
            args.onChange(next, why);
          }}
        />
      </Field>
    );
  },
} satisfies Meta<typeof DateParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("textbox", { name: "Day" }), "۲۹");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Month" }), "2");
    await userEvent.type(canvas.getByRole("textbox", { name: "Year" }), "2000");
    await expect(args.onChange).toHaveBeenLastCalledWith("2000-02-29", null);
  },
};
export const Filled: Story = { args: { value: "1990-11-03" } };
export const Error: Story = {
  args: { value: "1990-11-30" },
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Month" }), "2");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, "no_such_day");
  },
};
export const Disabled: Story = { args: { value: "1990-11-03", disabled: true } };
export const RightToLeft: Story = { args: { value: "1990-11-03" }, globals: { lang: "fa", dir: "rtl" } };
