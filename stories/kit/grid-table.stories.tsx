import { BareButton, GridTable, type GridTableProps, VisuallyHidden } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const odds = ["1.90", "3.40", "4.20"];

/** Prices of matches: each is a button, and the arrows move from one to the next. */
const pricesOf =
  (teams: readonly string[]): GridTableProps["children"] =>
  (tabStop) => (
    <tbody>
      {teams.map((team, row) => (
        <tr key={team}>
          <th scope="row" style={{ overflowWrap: "anywhere" }}>
            {team}
          </th>
          {odds.map((price, column) => (
            <td key={price} data-row={row} data-column={column}>
              <BareButton tabIndex={row === tabStop.row && column === tabStop.column ? 0 : -1}>
                <VisuallyHidden>{`${team}, `}</VisuallyHidden>
                {price}
              </BareButton>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );

const meta: Meta<typeof GridTable> = {
  title: "Kit/Surface/GridTable",
  component: GridTable,
  args: { labelledBy: "league", rows: 2, columns: odds.length, children: pricesOf(["Arsenal", "Everton"]) },
  render: function Labelled(args) {
    const id = useId();
    return (
      <>
        <h3 id={id}>Premier League</h3>
        <GridTable {...args} labelledBy={id} />
      </>
    );
  },
};
export default meta;
type Story = StoryObj<typeof GridTable>;

export const MovedThrough: Story = {
  async play({ canvas, userEvent }) {
    const price = (name: string) => canvas.getByRole("button", { name });
    price("Arsenal, 1.90").focus();
    await userEvent.keyboard("{End}{ArrowDown}");
    await expect(price("Everton, 4.20")).toHaveFocus();
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(price("Arsenal, 1.90")).toHaveFocus();
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  async play({ canvas, userEvent }) {
    canvas.getByRole("button", { name: "Arsenal, 1.90" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Arsenal, 3.40" })).toHaveFocus();
  },
};
export const LongText: Story = { args: { rows: 1, children: pricesOf([longWord]) } };
