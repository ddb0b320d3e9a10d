import { Badge, Card } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Surface/Card",
  component: Card,
  args: { title: "Match result", children: "1.85   3.40   4.20" },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAside: Story = { args: { aside: <Badge tone="accent">Live</Badge> } };
export const Flush: Story = { args: { flush: true } };
export const LongText: Story = { args: { title: longWord, children: longWord } };
