import { EmptyState, Money, Table, type TableProps } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { longWord } from "../frame/wall.tsx";

interface Movement {
  readonly when: string;
  readonly what: string;
  readonly amount: bigint;
}

const Movements = (props: TableProps<Movement>) => <Table {...props} />;

const meta = {
  title: "Kit/Surface/Table",
  component: Movements,
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
    items: [
      { when: "20.11.2026", what: "Bet placed", amount: -500n },
      { when: "20.11.2026", what: "Bet won", amount: 1240n },
    ],
    itemKey: ({ what }) => what,
  },
} satisfies Meta<typeof Movements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
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
