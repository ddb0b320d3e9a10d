import { SportIcon } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wall } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Sport/SportIcon",
  component: SportIcon,
  args: { sport: "football", label: "Football" },
} satisfies Meta<typeof SportIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Several: Story = {
  render: () => (
    <Wall>
      {["Football", "Basketball", "Tennis", "Volleyball", "Handball", "Ice Hockey", "Curling"].map((sport) => (
        <SportIcon key={sport} sport={sport} label={sport} size="xl" />
      ))}
    </Wall>
  ),
};
