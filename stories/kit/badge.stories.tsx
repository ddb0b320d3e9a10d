import { Badge } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wall, longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Surface/Badge",
  component: Badge,
  args: { children: "New" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tones: Story = {
  render: () => (
    <Wall>
      {(["neutral", "accent", "signal", "success", "danger", "warning", "info"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Wall>
  ),
};
export const LongText: Story = { args: { children: longWord, tone: "accent" } };
