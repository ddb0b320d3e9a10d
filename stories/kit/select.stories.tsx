import { Field, Select } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Field/Select",
  component: Select,
  args: {
    options: [
      { value: "fixtures", label: "By time" },
      { value: "league", label: "By tournament" },
      { value: "none", label: "Not offered", disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const field: NonNullable<Story["render"]> = (args) => (
  <Field label="Order">
    <Select {...args} />
  </Field>
);

export const Plain: Story = {
  render: field,
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Order" }), "league");
    await expect(canvas.getByRole("combobox")).toHaveValue("league");
  },
};
export const Disabled: Story = { args: { disabled: true }, render: field };
export const LongWord: Story = { args: { options: [{ value: "a", label: longWord }] }, render: field };
