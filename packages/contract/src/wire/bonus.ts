import * as z from "zod/mini";
import { bonusCategories, type BonusMeta, type BonusStatus, bonusStatuses, type PlayerBonus } from "../model/bonus.ts";
import { address, flag, id, instant, singleLine, list, text, whole } from "./atoms.ts";
import { record } from "./record.ts";

/** 1 confirmed, 2 cancelled, any other number waiting (§4). */
const playerStatus = z.codec(whole(-1000, 1000), z.custom<BonusStatus>(), {
  decode: (value) => bonusStatuses[value] ?? "waiting",
  encode: (status) => bonusStatuses.indexOf(status),
});

export const bonusCategory = z.enum(bonusCategories);
export const bonusStatus = z.enum(bonusStatuses);
/** More than 100 % is common: 200 % of a first deposit. */
export const bonusPercent = whole(1, 1000);
export const bonusMultiplier = whole(1, 1000);

export const playerBonus = record<PlayerBonus>({
  bonusId: ["id", id],
  title: ["title", singleLine],
  status: ["status", playerStatus],
  requested: ["requestedExists", flag],
  requestable: ["requestable", flag],
  requestedAt: ["requestDate", z.nullable(instant)],
  resolvedAt: ["resolveDate", z.nullable(instant)],
  reason: ["reason", z.nullable(singleLine)],
});

const html = text(200_000);

const bonusMeta = record<BonusMeta>({
  bonusId: ["id", id],
  title: ["title", singleLine],
  html: ["content", html],
  terms: ["terms", html],
  image: ["image", z.nullable(address)],
  alt: ["imageAlt", singleLine],
  startsAt: ["startDate", z.nullable(instant)],
  endsAt: ["endDate", z.nullable(instant)],
  category: ["category", bonusCategory],
  percent: ["percent", z.nullable(bonusPercent)],
  multiplier: ["multiplier", z.nullable(bonusMultiplier)],
  oneUse: ["oneUse", flag],
});

/** The result is under `data`, unlike in other calls (§7). */
export const bonusMetaList = z.codec(
  z.object({ status: z._default(z.literal(1), 1), data: list(bonusMeta, 200) }),
  z.custom<readonly BonusMeta[]>(),
  {
    decode: (wire) => wire.data,
    encode: (data) => ({ status: 1 as const, data: [...data] }),
  },
);
