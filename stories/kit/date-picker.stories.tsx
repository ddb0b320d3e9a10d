import { DatePicker, Field } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Narrow } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Date/DatePicker",
  component: DatePicker,
  args: {
    value: "2026-11-12",
    today: "2026-11-20",
    min: "2026-01-01",
    max: "2026-12-31",
    messages: { open: "Choose a day", previousMonth: "Month before", nextMonth: "Month after" },
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const [problem, setProblem] = useState<string | null>(null);
    return (
      <Narrow>
        <Field label="From" error={problem === null ? undefined : "A day of 2026, as 20.11.2026."}>
          <DatePicker
            {...args}
            value={value}
            onChange={(next, why) => {
              setValue(next);
              setProblem(why);
              args.onChange(next, why);
            }}
          />
        </Field>
      </Narrow>
    );
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    const input = canvas.getByRole("textbox", { name: "From" });
    await userEvent.clear(input);
    await userEvent.type(input, "۲۰/۱۱/۲۰۲۶");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-20", null);
    await userEvent.tab();
    await expect(input).toHaveValue("20.11.2026");
  },
};
export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a day" }));
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
    await userEvent.keyboard("{ArrowRight}");
  },
};
export const Empty: Story = { args: { value: null } };
export const Error: Story = {
  args: { value: null },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("textbox"), "31.4.2026");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, "no_date");
    await waitFor(() => expect(canvas.getByRole("textbox")).toBeInvalid());
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  globals: { lang: "fa", dir: "rtl" },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a day" }));
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
  },
};
