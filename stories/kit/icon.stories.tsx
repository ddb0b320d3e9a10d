import { Icon } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { listedIcons } from "../frame/listed-icons.ts";
import { Wall } from "../frame/wall.tsx";

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  args: { name: "bell", label: "News" },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Wall>
      {listedIcons.map(({ name, picture }) => (
        <Icon key={name} name={picture} size="lg" label={name} />
      ))}
    </Wall>
  ),
};
