import {
  backspaceDrawing,
  chartDrawing,
  expandDrawing,
  eyeDrawing,
  eyeOffDrawing,
  Icon,
  iconNames,
  shieldDrawing,
  shrinkDrawing,
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
  backspace: backspaceDrawing,
  chart: chartDrawing,
  expand: expandDrawing,
  eye: eyeDrawing,
  eyeOff: eyeOffDrawing,
  shield: shieldDrawing,
  shrink: shrinkDrawing,
};

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Wall>
      {iconNames.map((name) => (
        <Icon key={name} name={name} size="lg" label={name} />
      ))}
      {Object.entries(own).map(([name, drawing]) => (
        <Icon key={name} name={drawing} size="lg" label={name} />
      ))}
    </Wall>
  ),
};
