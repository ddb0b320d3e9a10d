import type { StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { betSlip } from "../blocks/betSlip.ts";
import { coupon } from "./coupon.ts";
import { liveBets } from "./liveBets.ts";
import { siteStories } from "../site/site-stories.tsx";

const slip = siteStories(betSlip, { kind: "blocks", name: "betSlip", variant: "rail" });
const sale = siteStories(coupon, { kind: "pages", name: "coupon", variant: null });
const live = siteStories(liveBets, { kind: "pages", name: "liveBets", variant: "list" });

export default { ...slip.meta, title: "Flows/Beside a page" };

/** A state of a page with its flow in sight, which stands where the page says. */
const beside = (story: StoryObj, now: string): StoryObj => ({
  ...story,
  globals: { ...story.globals, flow: "shown" },
  play: async (context: StoryContext) => {
    await story.play?.(context);
    const shown = within(await within(context.canvasElement).findByRole("complementary", { name: "Flows" }));
    // A flow can leave the state and come back to it: each time its badge is another element.
    await waitFor(async () => {
      await expect(shown.getByText(`Now: ${now}`)).toBeVisible();
      await expect(context.canvasElement.querySelector(`[data-state$=".${now}"]`)).toHaveAttribute("data-lit");
    });
  },
});

export const SlipOpen = beside(slip.of("Many"), "open.idle");
export const SlipUnknown = beside(slip.of("Unknown"), "unknown.waiting");
export const CouponOffered = beside(sale.of("Offered"), "offered");
export const LiveLinked = beside(live.of("Full"), "awake.own.linked.open");
