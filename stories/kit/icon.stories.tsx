import {
  backspaceIcon,
  chartIcon,
  expandIcon,
  eyeIcon,
  eyeOffIcon,
  Icon,
  iconNames,
  shieldIcon,
  shrinkIcon,
} from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wall } from "../frame/wall.tsx";

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  args: { name: "bell", label: "News" },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = {
  backspace: backspaceIcon,
  chart: chartIcon,
  expand: expandIcon,
  eye: eyeIcon,
  eyeOff: eyeOffIcon,
  shield: shieldIcon,
  shrink: shrinkIcon,
};

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Wall>
      {iconNames.map((name) => (
        <Icon key={name} name={name} size="lg" label={name} />
      ))}
      {Object.entries(own).map(([name, icon]) => (
        <Icon key={name} name={icon} size="lg" label={name} />
      ))}
    </Wall>
  ),
};
