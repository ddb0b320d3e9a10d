import { Field, TextInput } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Field/Field",
  component: Field,
  args: { label: "First name", children: <TextInput /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: "optional" } };
export const WithHint: Story = {
  args: { hint: "As it stands in your papers." },
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("As it stands in your papers.");
  },
};
export const WithError: Story = { args: { error: "This is needed." } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongText: Story = { args: { label: longWord, hint: `${longWord} ${longWord}`, error: longWord } };
export const RightToLeft: Story = {
  args: { label: "نام", hint: "همان‌طور که در مدارک شماست.", required: true },
  globals: { lang: "fa", dir: "rtl" },
};
