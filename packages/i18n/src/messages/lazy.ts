import type account from "./en/account.json";
import type announce from "./en/announce.json";
import type bonus from "./en/bonus.json";
import type chat from "./en/chat.json";
import type feedback from "./en/feedback.json";
import type coupon from "./en/coupon.json";
import type error from "./en/error.json";
import type format from "./en/format.json";
import type frame from "./en/frame.json";
import type live from "./en/live.json";
import type panel from "./en/panel.json";
import type slip from "./en/slip.json";
import type sport from "./en/sport.json";
import type payment from "./en/payment.json";
import type { MessageTree } from "../init.ts";

/** The English messages as types: every key that code may use. Each file is named, so that no type becomes outdated. */
export interface EnglishMessages {
  readonly account: typeof account;
  readonly announce: typeof announce;
  readonly bonus: typeof bonus;
  readonly chat: typeof chat;
  readonly feedback: typeof feedback;
  readonly coupon: typeof coupon;
  readonly error: typeof error;
  readonly format: typeof format;
  readonly frame: typeof frame;
  readonly live: typeof live;
  readonly panel: typeof panel;
  readonly slip: typeof slip;
  readonly sport: typeof sport;
  readonly payment: typeof payment;
}

export type MessageLanguage = "en" | "fa" | "tr" | "de";
export type MessageNamespace = keyof EnglishMessages;

type Loader = () => Promise<{ readonly default: MessageTree }>;

/**
 * Every file of messages, by language and namespace. Listed explicitly, so that a bundler makes one chunk of each and Node can
 * import them too; a test compares the list with the folder.
 */
export const lazyMessages: {
  readonly [Code in MessageLanguage]: { readonly [Namespace in MessageNamespace]: Loader };
} = {
  en: {
    account: () => import("./en/account.json", { with: { type: "json" } }),
    announce: () => import("./en/announce.json", { with: { type: "json" } }),
    bonus: () => import("./en/bonus.json", { with: { type: "json" } }),
    chat: () => import("./en/chat.json", { with: { type: "json" } }),
    feedback: () => import("./en/feedback.json", { with: { type: "json" } }),
    coupon: () => import("./en/coupon.json", { with: { type: "json" } }),
    error: () => import("./en/error.json", { with: { type: "json" } }),
    format: () => import("./en/format.json", { with: { type: "json" } }),
    frame: () => import("./en/frame.json", { with: { type: "json" } }),
    live: () => import("./en/live.json", { with: { type: "json" } }),
    panel: () => import("./en/panel.json", { with: { type: "json" } }),
    slip: () => import("./en/slip.json", { with: { type: "json" } }),
    sport: () => import("./en/sport.json", { with: { type: "json" } }),
    payment: () => import("./en/payment.json", { with: { type: "json" } }),
  },
  fa: {
    account: () => import("./fa/account.json", { with: { type: "json" } }),
    announce: () => import("./fa/announce.json", { with: { type: "json" } }),
    bonus: () => import("./fa/bonus.json", { with: { type: "json" } }),
    chat: () => import("./fa/chat.json", { with: { type: "json" } }),
    feedback: () => import("./fa/feedback.json", { with: { type: "json" } }),
    coupon: () => import("./fa/coupon.json", { with: { type: "json" } }),
    error: () => import("./fa/error.json", { with: { type: "json" } }),
    format: () => import("./fa/format.json", { with: { type: "json" } }),
    frame: () => import("./fa/frame.json", { with: { type: "json" } }),
    live: () => import("./fa/live.json", { with: { type: "json" } }),
    panel: () => import("./fa/panel.json", { with: { type: "json" } }),
    slip: () => import("./fa/slip.json", { with: { type: "json" } }),
    sport: () => import("./fa/sport.json", { with: { type: "json" } }),
    payment: () => import("./fa/payment.json", { with: { type: "json" } }),
  },
  tr: {
    account: () => import("./tr/account.json", { with: { type: "json" } }),
    announce: () => import("./tr/announce.json", { with: { type: "json" } }),
    bonus: () => import("./tr/bonus.json", { with: { type: "json" } }),
    chat: () => import("./tr/chat.json", { with: { type: "json" } }),
    feedback: () => import("./tr/feedback.json", { with: { type: "json" } }),
    coupon: () => import("./tr/coupon.json", { with: { type: "json" } }),
    error: () => import("./tr/error.json", { with: { type: "json" } }),
    format: () => import("./tr/format.json", { with: { type: "json" } }),
    frame: () => import("./tr/frame.json", { with: { type: "json" } }),
    live: () => import("./tr/live.json", { with: { type: "json" } }),
    panel: () => import("./tr/panel.json", { with: { type: "json" } }),
    slip: () => import("./tr/slip.json", { with: { type: "json" } }),
    sport: () => import("./tr/sport.json", { with: { type: "json" } }),
    payment: () => import("./tr/payment.json", { with: { type: "json" } }),
  },
  de: {
    account: () => import("./de/account.json", { with: { type: "json" } }),
    announce: () => import("./de/announce.json", { with: { type: "json" } }),
    bonus: () => import("./de/bonus.json", { with: { type: "json" } }),
    chat: () => import("./de/chat.json", { with: { type: "json" } }),
    feedback: () => import("./de/feedback.json", { with: { type: "json" } }),
    coupon: () => import("./de/coupon.json", { with: { type: "json" } }),
    error: () => import("./de/error.json", { with: { type: "json" } }),
    format: () => import("./de/format.json", { with: { type: "json" } }),
    frame: () => import("./de/frame.json", { with: { type: "json" } }),
    live: () => import("./de/live.json", { with: { type: "json" } }),
    panel: () => import("./de/panel.json", { with: { type: "json" } }),
    slip: () => import("./de/slip.json", { with: { type: "json" } }),
    sport: () => import("./de/sport.json", { with: { type: "json" } }),
    payment: () => import("./de/payment.json", { with: { type: "json" } }),
  },
};
