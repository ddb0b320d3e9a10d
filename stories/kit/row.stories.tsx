import { Row, RowList, SportIcon } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Surface/Row",
  component: Row,
  args: { title: "Premier League", detail: "England", end: "128" },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

const list: NonNullable<Story["render"]> = (args) => (
  <RowList label="Tournaments">
    <Row {...args} />
    <Row {...args} title="Second division" />
  </RowList>
);

export const InList: Story = { render: list };
export const WithMark: Story = { args: { start: <SportIcon sport="tennis" /> }, render: list };
export const LongText: Story = { args: { title: longWord, detail: longWord }, render: list };
