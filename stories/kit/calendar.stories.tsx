import { Calendar } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

const meta = {
  title: "Kit/Date/Calendar",
  component: Calendar,
  args: {
    value: "2026-11-12",
    today: "2026-11-20",
    messages: { previousMonth: "Month before", nextMonth: "Month after" },
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Calendar
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    canvas.getByRole("gridcell", { selected: true }).querySelector("button")?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-day", "2026-11-19"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-19");
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-day", "2026-12-19"));
    await userEvent.keyboard("{PageUp}");
  },
};
export const Bounded: Story = { args: { min: "2026-11-10", max: "2026-11-25" } };
export const NothingChosen: Story = { args: { value: null } };
export const German: Story = { globals: { lang: "de" } };
export const RightToLeft: Story = { globals: { lang: "fa", dir: "rtl" } };
