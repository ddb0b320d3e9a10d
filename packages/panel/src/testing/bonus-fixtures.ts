import type { BonusStatus } from "@livery/contract";
import type { BonusRequestRow, BonusRow, PanelBonus, PanelBonusRequest } from "@livery/contract/panel";
import { at } from "./fixtures.ts";

const named = [
  "Welcome bonus",
  "Monday back",
  "Reload for the weekend",
  "Free bet for friends",
  "Five and more",
] as const;
const categories = ["welcome", "loss", "deposit", "freeBet", "accumulator"] as const;

export function bonusRow(bonusId: number, changes: Partial<BonusRow> = {}): BonusRow {
  const kind = (bonusId - 1) % named.length;
  return {
    bonusId,
    title: named[kind] ?? "",
    category: categories[kind] ?? "other",
    percent: kind === 3 ? null : [100, 10, 50, 0, 25][kind] || null,
    multiplier: kind === 1 ? null : kind + 5,
    oneUse: kind === 0,
    startsAt: null,
    endsAt: kind === 2 ? at(60 * 24 * 30) : null,
    order: bonusId,
    languages: ["de", "en"],
    active: kind !== 4,
    waiting: kind === 0 ? 3 : 0,
    confirmed: kind * 2,
    version: 1,
    ...changes,
  };
}

export function panelBonus(bonusId = 1, changes: Partial<PanelBonus> = {}): PanelBonus {
  const row = bonusRow(bonusId);
  return {
    ...row,
    image: null,
    texts: [
      { lang: "de", title: "Willkommensbonus", alt: "", html: "<p>Auf die erste Einzahlung.</p>", terms: "" },
      { lang: "en", title: row.title, alt: "", html: "<p>On your first deposit.</p>", terms: "<p>Once a person.</p>" },
    ],
    ...changes,
  };
}

const statuses: readonly BonusStatus[] = ["waiting", "confirmed", "cancelled"];

export function bonusRequestRow(requestId: number, changes: Partial<BonusRequestRow> = {}): BonusRequestRow {
  const status = changes.status ?? statuses[requestId % statuses.length] ?? "waiting";
  const { bonusId, title, category, percent, multiplier, oneUse } = bonusRow((requestId % 5) + 1);
  return {
    requestId,
    playerId: 7,
    userName: "marina",
    dealerId: 20,
    dealerName: "Quay Street",
    siteName: "harbour",
    bonusId,
    bonusTitle: title,
    category,
    percent,
    multiplier,
    oneUse,
    status,
    requestedAt: at(-requestId * 11),
    resolvedAt: status === "waiting" ? null : at(-requestId * 10),
    resolvedBy: status === "waiting" ? null : "operator",
    reason: status === "cancelled" ? "No deposit yet" : null,
    ...changes,
  };
}

/** A request that waits, after one that was denied. */
export function panelBonusRequest(requestId = 60, changes: Partial<PanelBonusRequest> = {}): PanelBonusRequest {
  const row = bonusRequestRow(requestId, { status: "waiting", ...changes });
  return {
    ...row,
    earlier: [
      {
        requestId: 12,
        status: "cancelled",
        requestedAt: at(-4_000),
        resolvedAt: at(-3_900),
        reason: "No deposit yet",
      },
    ],
    may: row.status === "waiting" ? ["offer.edit"] : [],
    ...changes,
  };
}

/** The address of an uploaded picture. */
export const pictureAddress = `/pictures/${"0123456789abcdef".repeat(4)}.webp`;
