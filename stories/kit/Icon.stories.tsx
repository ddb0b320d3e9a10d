import { Icon } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wall } from "../frame/wall.tsx";

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  args: { name: "bell", label: "News" },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  "menu",
  "close",
  "search",
  "user",
  "bell",
  "coupon",
  "plus",
  "minus",
  "trash",
  "lock",
  "check",
  "alert",
  "info",
  "expand",
  "globe",
  "clock",
  "calendar",
  "home",
  "ball",
  "live",
  "receipt",
  "eye",
  "logout",
] as const;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Wall>
      {names.map((name) => (
        <Icon key={name} name={name} size="lg" label={name} />
      ))}
    </Wall>
  ),
};
