import { Flag } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wall } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Sport/Flag",
  component: Flag,
  args: { code: "gb-eng", label: "England" },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Several: Story = {
  render: () => (
    <Wall>
      {["de", "fr", "es", "it", "gb-eng", "gb-sct", "tr", "ir"].map((code) => (
        <Flag key={code} code={code} label={code} />
      ))}
    </Wall>
  ),
};
