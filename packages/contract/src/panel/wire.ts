import * as z from "zod/mini";
import type { CouponKind } from "@livery/betting";
import { couponPhases, couponStatuses, legResults, type CouponLeg } from "../model/coupon.ts";
import { services, type BonusRule, type KindLimits, type Service } from "../model/user.ts";
import { type Action, actions } from "../permissions/index.ts";
import {
  amount,
  type Atom,
  count,
  currencyCode,
  id,
  instant,
  languageCode,
  singleLine,
  list,
  name,
  odds,
  share,
  signedAmount,
  text,
  totalOdds,
  whole,
} from "../wire/atoms.ts";
import { couponNumber, systemName } from "../wire/coupon.ts";
import { type FieldsOf, type ModelOf, payload, record, type RecordCodec, strictRecord } from "../wire/record.ts";
import { marketTypeId, outcomeId, special } from "../wire/sport.ts";
import {
  type AuditRow,
  type CreditMoved,
  listNames,
  type MovementRow,
  type PanelCancelled,
  type PanelCoupon,
  type PanelCouponRow,
  type PanelSite,
  type SavedView,
  type Staff,
  type StaffRole,
  targetKinds,
} from "./panel.model.ts";

// The panel's calls are not in the specification: the wire names of their fields are the model's, but for `renamedRow`.

type Schemas = Readonly<Record<string, Atom<unknown>>>;
type Doubled<S extends Schemas> = { readonly [Name in keyof S & string]: readonly [Name, S[Name]] };
export type SchemasOf<Model> = { readonly [Name in keyof Model]-?: Atom<Model[Name]> };

function doubled<S extends Schemas>(schemas: S): Doubled<S> {
  return Object.fromEntries(
    Object.entries(schemas).map(([field, schema]) => [field, [field, schema] as const]),
  ) as unknown as Doubled<S>;
}

/** A payload whose fields have the same name on both sides. */
// @__NO_SIDE_EFFECTS__
export function fields<const S extends Schemas>(schemas: S): RecordCodec<ModelOf<Doubled<S>>> {
  return payload(doubled(schemas));
}

/** A response's object of a given model. */
// @__NO_SIDE_EFFECTS__
export function row<Model>(schemas: SchemasOf<Model>): RecordCodec<Model> {
  return record<Model>(doubled(schemas as Schemas) as never);
}

/** A response's object of a given model, some of whose fields have wire names of their own. */
// @__NO_SIDE_EFFECTS__
export function renamedRow<Model, Renamed extends keyof Model>(
  renamed: Pick<FieldsOf<Model>, Renamed>,
  schemas: SchemasOf<Omit<Model, Renamed>>,
): RecordCodec<Model> {
  return record<Model>({ ...renamed, ...doubled(schemas as Schemas) } as never);
}

/** An object inside a payload, of a given model. */
// @__NO_SIDE_EFFECTS__
export function strictRow<Model>(schemas: SchemasOf<Model>): RecordCodec<Model> {
  return strictRecord<Model>(doubled(schemas as Schemas) as never);
}

export const staffRole: Atom<StaffRole> = z.enum(["sub-dealer", "dealer", "partner", "operator", "admin", "platform"]);
export const action: Atom<Action> = z.enum(actions as readonly [Action, ...Action[]]);
export const mays = list(action, actions.length) as unknown as Atom<readonly Action[]>;
export const version = whole(1, Number.MAX_SAFE_INTEGER);
export const note = text(300);
export const reason = text(300, 3);
export const factorCode = z.string().check(z.regex(/^\d{6}$/));
export const listName = z.enum(listNames);

export const couponKind: Atom<CouponKind> = z.enum(["single", "accumulator", "ways", "system"]);
export const couponPhase = z.enum(couponPhases);
export const couponStatus = z.enum(couponStatuses);

export const onOff = z.boolean();
/** The languages of a text, or of a site. */
export const mostLanguages = 40;
export const serviceFlags = strictRow<Readonly<Record<Service, boolean>>>(
  Object.fromEntries(services.map((service) => [service, onOff])) as Record<Service, typeof onOff>,
);
const kindLimits = strictRow<KindLimits>({
  minTip: whole(0, 100),
  minStake: amount,
  maxStake: amount,
  maxPay: amount,
  enabled: onOff,
});
export const limits = strictRow<{
  readonly combine: KindLimits;
  readonly multiple: KindLimits;
  readonly system: KindLimits;
}>({
  combine: kindLimits,
  multiple: kindLimits,
  system: kindLimits,
});
export const bonusRule = row<BonusRule>({ percent: whole(0, 100), tipCount: whole(0, 100), odds });
export const path = list(row<{ readonly dealerId: number; readonly name: string }>({ dealerId: id, name }), 8);

const site = row<PanelSite>({
  siteId: id,
  name,
  host: name,
  languages: list(languageCode, mostLanguages),
  defaultLanguage: languageCode,
});

export const staff = row<Staff>({
  staffId: id,
  name,
  role: staffRole,
  dealerId: z.nullable(id),
  dealerName: z.nullable(name),
  tenantName: name,
  currency: currencyCode,
  lang: languageCode,
  credit: z.nullable(signedAmount),
  creditLine: z.nullable(amount),
  may: mays,
  sites: list(site, 200),
  timeZone: name,
  readOnly: z.boolean(),
  factorUntil: z.nullable(instant),
  version,
});

export const creditMoved = row<CreditMoved>({
  transactionId: id,
  otherBalance: z.nullable(signedAmount),
  credit: signedAmount,
});

const couponSchemas: SchemasOf<Omit<PanelCouponRow, "totalStake">> = {
  couponId: id,
  couponNumber,
  playerId: id,
  userName: name,
  dealerId: id,
  dealerName: name,
  siteName: name,
  kind: couponKind,
  phase: couponPhase,
  status: couponStatus,
  placedAt: instant,
  settledAt: z.nullable(instant),
  currency: currencyCode,
  maxReturn: amount,
  payout: z.nullable(amount),
  legCount: count,
  cancellableUntil: z.nullable(instant),
};
/** The total stake under its wire name. */
export const totalStake = ["stake", amount] as const;
export const couponRow = renamedRow<PanelCouponRow, "totalStake">({ totalStake }, couponSchemas);

const leg = row<CouponLeg>({
  matchId: id,
  marketTypeId,
  outcomeId,
  special,
  home: name,
  away: name,
  startsAt: instant,
  tournamentName: name,
  marketName: name,
  outcomeName: name,
  odds,
  banker: onOff,
  result: z.enum(legResults),
  share: z.optional(share),
  score: z.nullable(singleLine),
});
export const panelCoupon = renamedRow<PanelCoupon, "totalStake">(
  { totalStake },
  {
    ...couponSchemas,
    lines: count,
    system: z.optional(systemName),
    totalOdds: z.nullable(totalOdds),
    bonusPercent: whole(0, 100),
    bonus: amount,
    capped: onOff,
    reason: z.nullable(singleLine),
    legs: list(leg, 100),
    postings: list(
      row<PanelCoupon["postings"][number]>({
        transactionId: id,
        at: instant,
        kind: name,
        actor: name,
        cash: signedAmount,
      }),
      100,
    ),
    may: mays,
  },
);
export const panelCancelled = row<PanelCancelled>({ couponId: id, cancelledAt: instant, balance: amount });

export const movementRow = row<MovementRow>({
  transactionId: id,
  sequence: id,
  at: instant,
  kind: name,
  account: name,
  amount: signedAmount,
  balanceAfter: signedAmount,
  currency: currencyCode,
  counterparty: text(200),
  couponNumber: z.nullable(couponNumber),
  actor: name,
  note: z.nullable(note),
});

export const savedView = row<SavedView>({ viewId: id, list: listName, name: text(60, 1), query: text(2000) });

const jsonText = z.nullable(text(4000));
export const targetKind = z.enum(targetKinds);
export const auditRow = row<AuditRow>({
  auditId: id,
  at: instant,
  actor: name,
  role: z.union([staffRole, z.literal("system")]),
  action: name,
  operation: z.nullable(name),
  targetKind,
  targetId: id,
  targetName: text(200),
  changes: list(row<AuditRow["changes"][number]>({ field: name, before: jsonText, after: jsonText }), 100),
  currency: z.nullable(currencyCode),
  reason: z.nullable(note),
});
