import { Field, TextInput } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Field/TextInput",
  component: TextInput,
  args: { placeholder: "Team or tournament" },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string, more: { hint?: string; error?: string } = {}): NonNullable<Story["render"]> =>
  function InField(args) {
    return (
      <Field label={label} {...more}>
        <TextInput {...args} />
      </Field>
    );
  };

export const InField: Story = {
  render: field("Username"),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("textbox", { name: "Username" }), "marina");
    await expect(canvas.getByRole("textbox", { name: "Username" })).toHaveValue("marina");
  },
};
export const WithIcon: Story = { args: { icon: "search" }, render: field("Search") };
export const WithHint: Story = { render: field("Username", { hint: "4 to 20 characters." }) };
export const WithError: Story = {
  render: field("Username", { error: "Username is in use" }),
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/Username is in use/);
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true }, render: field("Username") };
export const LongWord: Story = { render: field(longWord, { hint: longWord, error: longWord }) };
