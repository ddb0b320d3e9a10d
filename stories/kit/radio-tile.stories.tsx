import { RadioTile } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Choice/RadioTile",
  component: RadioTile,
  args: {
    name: "method",
    title: "Bank transfer",
    detail: "€10.00 to €5,000.00 · Within 2 hours",
    checked: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof RadioTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const methods = ["Bank transfer", "Coral Wallet", "Voucher"];

export const Interactive: Story = {
  render: function Several({ onChoose, ...tile }) {
    const [chosen, setChosen] = useState("");
    return (
      <>
        {methods.map((title) => (
          <RadioTile
            {...tile}
            key={title}
            title={title}
            checked={title === chosen}
            onChoose={() => {
              setChosen(title);
              onChoose();
            }}
          />
        ))}
      </>
    );
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("radio", { name: "Bank transfer" }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Coral Wallet" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Coral Wallet" })).toHaveAccessibleDescription(/€5,000\.00/);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};
export const Chosen: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { title: longWord, detail: `${longWord} ${longWord}`, checked: true } };
