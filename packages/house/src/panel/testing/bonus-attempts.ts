import type { Answer } from "../../testing/browser.ts";
import type { Stage } from "./stage.ts";
import type { Try } from "./try.ts";

let made = 0;

const rows = (answer: Answer) => (answer.body as { results: readonly Record<string, unknown>[] }).results;

/** Terms of a bonus, different each time. */
const terms = () => ({
  category: "other",
  percent: null,
  multiplier: null,
  oneUse: false,
  image: null,
  startsAt: null,
  endsAt: null,
  order: 1_000,
  texts: [{ lang: "en", title: `Matrix ${(made += 1)}`, alt: "", html: "", terms: "" }],
});

const waiting = async (stage: Stage, dealer: string) => ({ requestId: await stage.bonusRequest(dealer) });
const filtered = async (stage: Stage, dealer: string) => {
  await stage.bonusRequest(dealer);
  return { filter: { playerId: stage.playerId(dealer) } };
};

/** Like `tries`, for bonuses. */
export const bonusTries: readonly Try[] = [
  {
    action: "catalogue.edit",
    key: "panelBonuses",
    about: "users",
    wire: () => ({ filter: {} }),
    shows: async (stage, dealer, answer) => {
      const { bonusId } = await stage.bonusOf(dealer);
      return rows(answer).some((bonus) => bonus["bonusId"] === bonusId);
    },
  },
  {
    action: "catalogue.edit",
    key: "panelBonusesExport",
    about: "users",
    wire: () => ({ filter: {} }),
    shows: async (stage, dealer, answer) => answer.text.includes(`\n${(await stage.bonusOf(dealer)).bonusId},`),
  },
  {
    action: "catalogue.edit",
    key: "panelBonus",
    about: "users",
    wire: async (stage, dealer) => ({ bonusId: (await stage.bonusOf(dealer)).bonusId }),
  },
  {
    action: "offer.edit",
    key: "panelBonusChange",
    about: "users",
    wire: async (stage, dealer) => ({ ...(await stage.bonusOf(dealer)), ...terms() }),
  },
  {
    action: "offer.edit",
    key: "panelBonusOffer",
    about: "users",
    wire: async (stage, dealer) => ({ ...(await stage.bonusOf(dealer)), active: true }),
  },
  { action: "user.view", key: "panelBonusRequests", about: "users", wire: filtered },
  { action: "user.view", key: "panelBonusRequestsExport", about: "users", wire: filtered },
  { action: "user.view", key: "panelBonusRequest", about: "users", wire: waiting },
  { action: "offer.edit", key: "panelBonusRequestConfirm", about: "users", wire: waiting },
  {
    action: "offer.edit",
    key: "panelBonusRequestCancel",
    about: "users",
    wire: async (stage, dealer) => ({ ...(await waiting(stage, dealer)), reason: "the matrix tries it" }),
  },
];
