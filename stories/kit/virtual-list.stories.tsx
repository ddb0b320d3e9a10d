import { Flag, Row, VirtualList } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longWord } from "../frame/wall.tsx";
import { roomy, ruled } from "../frame/wall.css.ts";

interface Match {
  readonly id: number;
  readonly name: string;
}

const countries = ["gb-eng", "es", "de", "it", "tr", "ir"];
const matches = Array.from({ length: 4_000 }, (_, id) => ({ id, name: `Match ${id + 1}` }));
const size = () => 56;
const key = ({ id }: Match) => id;

const meta = {
  title: "Kit/Layout/VirtualList",
  component: VirtualList<Match>,
  // As a control, thousands of rows are written out one below the other.
  argTypes: { items: { control: false } },
  args: {
    label: "Matches",
    items: matches,
    itemKey: key,
    itemSize: size,
    scroll: "self",
    className: roomy,
    children: ({ id, name }) => (
      <ul className={ruled}>
        <Row
          start={<Flag code={countries[id % countries.length] ?? ""} />}
          title={name}
          end={`${id % 5} : ${id % 3}`}
        />
      </ul>
    ),
  },
} satisfies Meta<typeof VirtualList<Match>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourThousandRows: Story = {
  async play({ canvas }) {
    const rows = await canvas.findAllByRole("listitem");
    await expect(rows.length).toBeLessThan(80);
    await expect(canvas.getByRole("group", { name: "Matches" }).querySelector("[aria-setsize='4000']")).not.toBeNull();
  },
};
export const InThePage: Story = {
  args: { scroll: "page", items: matches.slice(0, 400) },
  // On the page of documentation it would push what follows 22,000 px down.
  tags: ["!autodocs"],
};
export const Few: Story = { args: { items: matches.slice(0, 3) } };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = { args: { items: [{ id: 0, name: longWord }] } };
