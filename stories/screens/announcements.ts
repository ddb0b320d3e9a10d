import type { Popup } from "@livery/contract";
import { pseudoLanguage } from "@livery/i18n";
import { longWord, refuse } from "@livery/site/testing";
import { define, type SiteState } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const popup = (popupId: number, title: string): Popup => ({
  popupId,
  title,
  html: `<p>From Friday on every derby pays <strong>half back</strong> on a draw.</p><ul><li>Singles and accumulators</li><li>Up to €50</li></ul><p><a href="/en/results">To the results</a></p>`,
  type: "",
  type2: "",
  autoClose: false,
});

const page: SiteState = { path: "/changePassword", shows: () => "Derby weekend" };

const one: SiteState = {
  ...page,
  announces: true,
  calls: { getPopups: [popup(1, "Derby weekend")] },
};

/** The player asks for them in the footer. */
const openedByPlayer = {
  play: async ({ site }) => site.app.services.announcements.set({ by: "player" }),
} satisfies Partial<SiteState>;

export const announcements = define(
  "screens",
  "announcements",
  "What the operator announces: once a visit by itself, when the player neither types nor pays, and again whenever the footer is asked.",
  {
    One: one,
    Several: like(one, {
      calls: { getPopups: [popup(1, "Derby weekend"), popup(2, "New rules"), popup(3, "Thanks")] },
    }),
    None: like(page, { ...openedByPlayer, calls: { getPopups: [] }, shows: (t) => t("announce:popups.none") }),
    Failed: like(page, {
      ...openedByPlayer,
      calls: { getPopups: refuse("busy") },
      shows: (t) => t("announce:popups.failed"),
    }),
    LongWords: like(one, {
      lang: pseudoLanguage.code,
      calls: { getPopups: [{ ...popup(1, longWord), html: `<p>${longWord} ${longWord}</p>` }, popup(2, "New rules")] },
      shows: () => longWord,
    }),
    Phone: like(one, { window: "phone", shell: "mobile" }),
  },
);
