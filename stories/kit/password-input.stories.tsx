import { Field, PasswordInput } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Kit/Field/PasswordInput",
  component: PasswordInput,
  args: { showLabel: "Show password", hideLabel: "Hide password" },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
  async play({ canvas, userEvent }) {
    const input = canvas.getByLabelText("Password");
    await userEvent.type(input, "anchor24");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
};
