import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { flows, type FlowName } from "./machines.ts";
import { MachineDiagram } from "./machine-diagram.tsx";

const meta = {
  title: "Flows/Machines",
  parameters: {
    docs: {
      description: {
        component:
          "The flows of the site, drawn from the machines themselves. A box is a state, an arrow what leads from it to another, with its condition in brackets; a line in a box happens without leaving it. A dot is where a state begins, a dashed box has all of its states at once, a double one is an end. Under an arrow, `x:` is the inner state that it leaves, and `→ y` the one it comes to.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (name: FlowName): Story => ({
  name: flows[name].title,
  render: () => <MachineDiagram machine={flows[name].machine} title={flows[name].title} />,
  parameters: { docs: { description: { story: flows[name].about } } },
});

export const AppStart = drawn("appStart");
export const Session = drawn("session");
export const BetSlip: Story = {
  ...drawn("betSlip"),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "Bet slip, drawn" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Bet slip as a table" }));
    const table = within(canvas.getByRole("table", { name: "Bet slip: states and transitions" }));
    await expect(table.getByRole("cell", { name: "not canPlace" })).toBeVisible();
  },
};
export const SlipBooking = drawn("slipBooking");
export const CouponSale = drawn("couponSale");
export const LiveSocket = drawn("liveSocket");
export const NotifyOverlay = drawn("notifyOverlay");
export const Popups = drawn("popups");
export const UpdateBanner = drawn("updateBanner");
export const HandOff = drawn("handOff");
