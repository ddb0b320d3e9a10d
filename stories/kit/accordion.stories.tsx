import { Accordion, Badge } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { longWord } from "../frame/wall.tsx";

const meta = {
  title: "Kit/Layout/Accordion",
  component: Accordion<string>,
  args: {
    items: [
      { key: "card", label: "Cards", aside: "from €10", content: "Visa and Mastercard, at once, without a fee." },
      { key: "bank", label: "Bank transfer", aside: "from €50", content: "One to two working days." },
      {
        key: "shop",
        label: "Pay in a shop",
        aside: <Badge tone="accent">New</Badge>,
        content: "Show the code at the till.",
      },
      { key: "crypto", label: "Crypto wallets", content: "Not in your country.", disabled: true },
    ],
    open: ["card"],
    onChange: fn(),
  },
  render: function Folding(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <Accordion
        {...args}
        open={open}
        onChange={(next) => {
          setOpen(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Accordion<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAtATime: Story = {
  async play({ canvas, userEvent }) {
    const head = (name: RegExp) => canvas.getByRole("button", { name });
    await userEvent.click(head(/Bank transfer/));
    await expect(head(/Bank transfer/)).toHaveAttribute("aria-expanded", "true");
    await expect(head(/Cards/)).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await expect(head(/Pay in a shop/)).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowDown}");
    await expect(head(/Cards/)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(/Visa/)).toBeVisible();
  },
};
export const Several: Story = { args: { several: true, open: ["card", "bank"] } };
export const LongText: Story = {
  args: { open: ["long"], items: [{ key: "long", label: longWord, aside: "€1,000,000.00", content: longWord }] },
};
