import { EmptyState, Money, Table, type TableProps, type TableSort } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

interface Movement {
  readonly when: string;
  readonly what: string;
  readonly amount: bigint;
}

const movements: readonly Movement[] = [
  { when: "20.11.2026", what: "Bet placed", amount: -500n },
  { when: "20.11.2026", what: "Bet won", amount: 1240n },
];

/** Sorted and chosen by who uses it. What is taken cannot be chosen. */
function SortedAndChosen({ columns, items, ...args }: TableProps<Movement>) {
  const [sort, setSort] = useState<TableSort>({ by: "amount", descending: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["Bet won"]));
  const rising = items.toSorted((one, other) =>
    sort.by === "amount" ? Number(one.amount - other.amount) : one.what.localeCompare(other.what),
  );
  return (
    <Table
      {...args}
      columns={columns.map((column) => ({ ...column, sort: column.key, lead: column.key === "what" }))}
      items={sort.descending ? rising.toReversed() : rising}
      sorting={{
        sort,
        onSort: setSort,
        messages: { order: "Order", rising: (head) => `${head}, rising`, falling: (head) => `${head}, falling` },
      }}
      choosing={{
        chosen,
        onChoose: (rows, on) => {
          const names = rows.map(({ what }) => what);
          const others = [...chosen].filter((name) => !names.includes(name));
          setChosen(new Set(on ? [...others, ...names] : others));
        },
        fits: ({ amount }) => amount > 0n,
        messages: { all: "Choose all", one: ({ what }) => `Choose ${what}` },
      }}
    />
  );
}

const meta = {
  title: "Kit/Surface/Table",
  component: Table<Movement>,
  args: {
    caption: "Movements",
    columns: [
      { key: "when", head: "When", cell: ({ when }) => when },
      { key: "what", head: "What", cell: ({ what }) => what },
      {
        key: "amount",
        head: "Amount",
        figures: true,
        cell: ({ amount }) => <Money amount={amount} currency="EUR" signed />,
      },
    ],
    items: movements,
    itemKey: ({ what }) => what,
  },
} satisfies Meta<typeof Table<Movement>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const SortedAndChoosing: Story = {
  args: { items: [...movements, { when: "21.11.2026", what: longWord, amount: 80n }] },
  render: (args) => <SortedAndChosen {...args} />,
  async play({ canvas, userEvent }) {
    const all = canvas.getByRole("checkbox", { name: "Choose all" });
    await userEvent.click(all);
    await expect(canvas.getByRole("checkbox", { name: `Choose ${longWord}` })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Choose Bet placed" })).not.toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole("checkbox", { name: "Choose Bet won" })).not.toBeChecked();
    // In a narrow place the orders are a list.
    const order = canvas.queryByRole("combobox", { name: "Order" });
    if (order) await userEvent.selectOptions(order, "amount");
    else await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("Bet placed");
  },
};
/** Of the question before, while the next ones are on their way. */
export const Stale: Story = { args: { busy: true } };
export const Loading: Story = { args: { items: [], busy: true } };
export const Empty: Story = {
  args: {
    items: [],
    empty: (
      <EmptyState compact title="No movements yet">
        What comes in and goes out is here.
      </EmptyState>
    ),
  },
};
export const LongText: Story = { args: { items: [{ when: "20.11.2026", what: longWord, amount: -123_456_789n }] } };
