import { minor } from "@livery/betting";
import { pseudoLanguage } from "@livery/i18n";
import { never, refuse } from "@livery/site/testing";
import { userEvent, within } from "storybook/test";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = { path: "/ticketCheck", session: "visitor", shows: (t) => t("coupon:check.submit") };

/** Somebody types a number, and sends it. */
const check =
  (code: string) =>
  async ({ canvas, t }: Stage): Promise<void> => {
    await userEvent.type(await within(canvas).findByLabelText(t("coupon:check.code")), `${code}{Enter}`);
  };
const number = "K7QX2M9PLR4T";

export const ticketCheck = define(
  "pages",
  "ticketCheck",
  "How a printed coupon stands, by the number on it, for whoever holds it: status, stake and payout, nothing of its owner.",
  {
    Full: full,
    Loading: like(full, { calls: { ticketCheckTerminal: never }, play: check(number), shows: "busy" }),
    Failed: like(full, {
      calls: { ticketCheckTerminal: refuse("technical") },
      play: check(number),
      shows: (t) => t("error:technical"),
    }),
    Offline: like(full, { online: false, shows: (t) => t("feedback:offline.title") }),
    LongWords: like(full, { lang: pseudoLanguage.code }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    Invalid: like(full, { play: check("12"), shows: (t) => t("coupon:check.invalid") }),
    Unknown: like(full, {
      calls: { ticketCheckTerminal: refuse("not_found") },
      play: check(number),
      shows: (t) => t("coupon:check.missing"),
    }),
    Found: like(full, {
      calls: {
        ticketCheckTerminal: {
          couponNumber: number,
          status: "won",
          placedAt: "2026-11-20T08:00:00Z",
          currency: "EUR",
          totalStake: minor(2_500),
          payout: minor(18_640),
          soldPrice: minor(1_210),
        },
      },
      play: check(number),
      shows: (t) => t("coupon:status.won"),
    }),
  },
);
