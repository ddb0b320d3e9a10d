import * as z from "zod/mini";
import { actions } from "../permissions/index.ts";
import {
  address,
  count,
  id,
  instant,
  languageCode,
  singleLine,
  list,
  listOrder,
  name,
  safeAddress,
  text,
} from "../wire/atoms.ts";
import { bonusCategory, bonusMultiplier, bonusPercent, bonusStatus } from "../wire/bonus.ts";
import type { BonusRequestRow, BonusRow, BonusTerms, BonusText, PanelBonus, PanelBonusRequest } from "./bonus-model.ts";
import { action, mostLanguages, onOff, row, type SchemasOf, strictRow, version } from "./wire.ts";

/** The limit of a whole body (64 KiB) bounds them further. */
const richText = text(20_000);
const mostEarlier = 20;

const textSchemas: SchemasOf<BonusText> = {
  lang: languageCode,
  title: text(120, 1),
  alt: singleLine,
  html: richText,
  terms: richText,
};
const termsSchemas = {
  category: bonusCategory,
  percent: z.nullable(bonusPercent),
  multiplier: z.nullable(bonusMultiplier),
  oneUse: onOff,
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  order: listOrder,
} as const;

/** The terms of a bonus in a payload. */
export const bonusTerms: SchemasOf<BonusTerms> = {
  ...termsSchemas,
  image: z.nullable(safeAddress),
  texts: list(strictRow<BonusText>(textSchemas), mostLanguages).check(z.minLength(1)),
};

const rowSchemas: SchemasOf<BonusRow> = {
  ...termsSchemas,
  bonusId: id,
  title: name,
  languages: list(languageCode, mostLanguages),
  active: onOff,
  waiting: count,
  confirmed: count,
  version,
};
export const bonusRow = row<BonusRow>(rowSchemas);
export const panelBonus = row<PanelBonus>({
  ...rowSchemas,
  image: z.nullable(address),
  texts: list(row<BonusText>(textSchemas), mostLanguages),
});

const decidedSchemas = {
  requestId: id,
  status: bonusStatus,
  requestedAt: instant,
  resolvedAt: z.nullable(instant),
  reason: z.nullable(singleLine),
} as const;
const requestSchemas: SchemasOf<BonusRequestRow> = {
  ...decidedSchemas,
  playerId: id,
  userName: name,
  dealerId: id,
  dealerName: name,
  siteName: name,
  bonusId: id,
  bonusTitle: name,
  category: bonusCategory,
  percent: z.nullable(bonusPercent),
  multiplier: z.nullable(bonusMultiplier),
  oneUse: onOff,
  resolvedBy: z.nullable(name),
};
export const bonusRequestRow = row<BonusRequestRow>(requestSchemas);
export const panelBonusRequest = row<PanelBonusRequest>({
  ...requestSchemas,
  earlier: list(row<PanelBonusRequest["earlier"][number]>(decidedSchemas), mostEarlier),
  may: list(action, actions.length),
});
