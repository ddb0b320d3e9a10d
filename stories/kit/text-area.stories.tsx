import { Field, TextArea } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWord, Narrow } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Field/TextArea",
  component: TextArea,
  args: { onChange: fn() },
  render: (args) => (
    <Narrow>
      <Field label="Reason" hint="The player reads it.">
        <TextArea {...args} />
      </Field>
    </Narrow>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    const textbox = canvas.getByRole("textbox", { name: "Reason" });
    await expect(textbox).toHaveAccessibleDescription("The player reads it.");
    await userEvent.type(textbox, "Wrong odds{Enter}");
    await expect(args.onChange).toHaveBeenCalled();
  },
};
export const Error: Story = {
  render: (args) => (
    <Narrow>
      <Field label="Reason" error="Say why, in a sentence." required>
        <TextArea {...args} />
      </Field>
    </Narrow>
  ),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "Wrong odds" } };
export const LongText: Story = { args: { defaultValue: `${longWord} `.repeat(12) } };
export const RightToLeft: Story = {
  args: { defaultValue: "ضریب اشتباه بود" },
  globals: { lang: "fa", dir: "rtl" },
};
