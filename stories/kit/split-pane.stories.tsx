import { Card, Row, RowList, SplitPane } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  title: "Kit/Layout/SplitPane",
  component: SplitPane,
  args: {
    label: "Width of the list",
    size: 38,
    min: 25,
    max: 70,
    onSizeChange: fn(),
    start: (
      <Card title="Live now" flush>
        <RowList>
          {["Arsenal – Chelsea", "Porto – Benfica", "Ajax – Feyenoord"].map((match) => (
            <Row key={match} title={match} detail="Second half" end="1 : 0" />
          ))}
        </RowList>
      </Card>
    ),
    end: <Card title="Arsenal – Chelsea">Two shots on target in ten minutes.</Card>,
  },
  render: function Split(args) {
    const [size, setSize] = useState(args.size);
    return (
      <SplitPane
        {...args}
        size={size}
        onSizeChange={(next) => {
          setSize(next);
          args.onSizeChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListAndMatch: Story = {
  async play({ args, canvas, userEvent }) {
    const separator = canvas.queryByRole("separator");
    // On a phone the panes stand one below the other.
    if (separator === null) return;
    separator.focus();
    await userEvent.keyboard("{End}");
    await expect(separator).toHaveAttribute("aria-valuenow", "70");
    await userEvent.keyboard("{Enter}");
    await expect(separator).toHaveAttribute("aria-valuenow", "25");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(70);
  },
};
export const AtItsLeast: Story = { args: { size: 25 } };
export const RightToLeft: Story = {
  globals: { lang: "fa", dir: "rtl" },
  async play({ args, canvas, userEvent }) {
    const separator = canvas.queryByRole("separator");
    if (separator === null) return;
    separator.focus();
    // The list stands at the right: what draws it wider is the arrow away from it.
    await userEvent.keyboard("{ArrowLeft}");
    await expect(Number(separator.getAttribute("aria-valuenow"))).toBeGreaterThan(args.size);
  },
};
