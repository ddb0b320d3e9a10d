import { minor } from "@livery/betting";
import type { Notification } from "@livery/contract";
import { longWord } from "@livery/site/testing";
import { define, type SiteState } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";

const titles = [
  "Your coupon K7QX2M9PLR4T was paid",
  "The terms change on 1 December",
  "Your deposit of {amount} is approved: it is in your balance.",
];
/** What the last of the titles reports. */
const deposit = { paymentId: 41, amount: minor(125_000n), currency: "EUR" } as const;
const nothing = { paymentId: null, amount: null, currency: null } as const;

const messages = (count: number, read: (index: number) => boolean): readonly Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    notificationId: count - index,
    title: titles[index % titles.length] ?? "",
    createdAt: `2026-11-${19 - (index % 10)}T18:30:00Z`,
    read: read(index),
    ...(index % titles.length === 2 ? deposit : nothing),
    bonusId: null,
  }));

const full: SiteState = {
  path: "/notifications",
  calls: { getNotification: messages(3, (index) => index === 2) },
  shows: (t) => t("announce:notifications.markAll"),
};

export const notifications = define(
  "pages",
  "notifications",
  "What the house has to tell this player about the account. The bell of the header leads here; opening a message is reading it.",
  {
    ...standardStates({
      full,
      call: "getNotification",
      empty: { calls: { getNotification: [] }, shows: (t) => t("announce:notifications.emptyTitle") },
      long: {
        calls: { getNotification: messages(3, () => false).map((each) => ({ ...each, title: longWord })) },
        shows: () => longWord,
      },
      many: { calls: { getNotification: messages(60, (index) => index > 4) }, shows: () => titles[1] ?? "" },
    }),
    Opened: like(full, { path: "/notifications#2", shows: () => titles[1] ?? "" }),
    AllRead: like(full, { calls: { getNotification: messages(3, () => true) }, shows: () => titles[0] ?? "" }),
  },
);
