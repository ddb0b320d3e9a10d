import { Combobox, type ComboboxOption, Field, Flag } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { longWord, Narrow } from "../frame/wall.tsx";

const country = (value: string, label: string, detail: string): ComboboxOption => ({
  value,
  label,
  detail,
  start: <Flag code={value} />,
});
const countries = [
  country("de", "Deutschland", "Germany"),
  country("ir", "ایران", "Iran"),
  country("it", "Italia", "Italy"),
  country("nl", "Nederland", "Netherlands"),
  country("pl", "Polska", "Poland"),
  country("pt", "Portugal", "Portugal"),
  country("tr", "Türkiye", "Turkey"),
];

const meta = {
  title: "Kit/Field/Combobox",
  component: Combobox,
  args: {
    value: null,
    options: countries,
    messages: {
      open: "Show all",
      clear: "Take the choice back",
      empty: "No country is called that.",
      found: (count) => `${count} found`,
    },
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Narrow>
        <Field label="Country">
          <Combobox
            {...args}
            value={value}
            onChange={(next) => {
              setValue(next);
              args.onChange(next);
            }}
          />
        </Field>
      </Narrow>
    );
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = {
  onSearch: fn(),
  onRetry: fn(),
  messages: { loading: "Looking for players …", error: "The house does not answer.", retry: "Try again" },
};

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    const input = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.type(input, "turk");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "tr" }));
    await expect(input).toHaveValue("Türkiye");
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await userEvent.click(document.body);
  },
};
export const Open: Story = {
  args: { value: countries[3] ?? null },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Nederland");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  },
};
export const Loading: Story = {
  args: { options: [], search: { ...search, state: "loading" } },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("combobox"), "mar");
    await expect(search.onSearch).toHaveBeenLastCalledWith("mar");
  },
};
export const Empty: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("combobox"), "zz");
    await waitFor(() => expect(canvas.getAllByText("No country is called that.")[0]).toBeVisible());
  },
};
export const Error: Story = {
  args: { options: [], search: { ...search, state: "error" } },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("combobox"), "mar");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(search.onRetry).toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true, value: countries[0] ?? null } };
export const LongText: Story = { args: { value: { value: "x", label: longWord } } };
export const RightToLeft: Story = {
  args: { value: countries[1] ?? null },
  globals: { lang: "fa", dir: "rtl" },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(canvas.getByRole("listbox")).toBeVisible());
  },
};
