import * as z from "zod/mini";
import { day, id, list, signedAmount, text, type Atom } from "../wire/atoms.ts";
import { paging } from "../wire/answer.ts";
import { payload, type ModelOf, type RecordCodec } from "../wire/record.ts";
import type { Sort } from "./panel.model.ts";
import { paymentDirection, paymentStatus } from "../wire/payment.ts";
import { bonusCategory, bonusStatus } from "../wire/bonus.ts";
import { resultStates } from "./result-model.ts";
import { couponKind, couponPhase, couponStatus, fields, targetKind } from "./wire.ts";

type Schemas = Readonly<Record<string, Atom<unknown>>>;
type FilterOf<S extends Schemas> = ModelOf<{ readonly [Name in keyof S & string]: readonly [Name, S[Name]] }>;

// @__NO_SIDE_EFFECTS__
function sortOf<const By extends string>(by: readonly [By, ...By[]]): Atom<Sort<By>> {
  return fields({ by: z.enum(by), descending: z.boolean() }) as unknown as Atom<Sort<By>>;
}

// @__NO_SIDE_EFFECTS__
function fileColumn(names: readonly [string, ...string[]]) {
  const words = z.record(text(60), text(200)).check(z.refine((given) => Object.keys(given).length <= 200));
  return fields({ name: z.enum(names), title: text(200, 1), words: z.optional(words) });
}

/** A column of a file as its reader requests it: a heading, and texts in place of codes such as `cancelled` or `true`. */
export interface FileColumn<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/**
 * The payloads of a list and of its export: the same filter and order, without pages for the export. `columns`: those of the file,
 * in their order; left out, the file has all of them under their names, codes as they are, and times as RFC 3339 in UTC.
 */
interface ListPayloads<Filter, By extends string, File extends string> {
  readonly page: RecordCodec<{
    readonly filter: Filter;
    readonly sort?: Sort<By> | undefined;
    readonly page: number;
    readonly pageSize: number;
  }>;
  readonly all: RecordCodec<{
    readonly filter: Filter;
    readonly sort?: Sort<By> | undefined;
    readonly columns?: readonly FileColumn<File>[] | undefined;
  }>;
}

// @__NO_SIDE_EFFECTS__
function listOf<const S extends Schemas, const By extends string, const File extends string>(
  filters: S,
  by: readonly [By, ...By[]],
  file: readonly [File, ...File[]],
): ListPayloads<FilterOf<S>, By, File> {
  const filter = fields(filters);
  const query = { filter: ["filter", filter], sort: ["sort", z.optional(sortOf(by))] } as const;
  return {
    page: payload({ ...query, page: paging.page, pageSize: ["pageSize", paging.pageSize[1]] }),
    all: payload({ ...query, columns: ["columns", z.optional(list(fileColumn(file), 40))] }),
  } as unknown as ListPayloads<FilterOf<S>, By, File>;
}

const search = z.optional(text(100));
const anyId = z.optional(id);
const yesNo = z.optional(z.boolean());
/** Calendar days in the panel's time zone (`Staff.timeZone`); both days are included. */
const span = { from: z.optional(day), to: z.optional(day) } as const;

/** `search`: the user's name or a part of it. `dealerId`: users anywhere below that dealer. */
export const userList = listOf(
  {
    search,
    dealerId: anyId,
    siteId: anyId,
    active: yesNo,
    online: yesNo,
    balanceFrom: z.optional(signedAmount),
    balanceTo: z.optional(signedAmount),
  },
  ["userName", "dealerName", "balance", "createdAt", "lastSeenAt"],
  ["user", "site", "dealer", "active", "online", "currency", "balance", "openCoupons", "createdAt", "lastSeenAt"],
);

/**
 * `search`: the beginning of a coupon's number, with or without spaces and hyphens, or of a user's name. `dealerId`: coupons of
 * users anywhere below that dealer.
 */
export const couponList = listOf(
  {
    search,
    playerId: anyId,
    dealerId: anyId,
    siteId: anyId,
    status: z.optional(list(couponStatus, 8)),
    kind: z.optional(couponKind),
    phase: z.optional(couponPhase),
    ...span,
  },
  ["placedAt", "stake", "maxReturn", "userName"],
  [
    "couponNumber",
    "userName",
    "dealerName",
    "siteName",
    "kind",
    "phase",
    "status",
    "placedAt",
    "settledAt",
    "currency",
    "stake",
    "maxReturn",
    "payout",
    "legCount",
    "cancellableUntil",
  ],
);

/** Movements of the actor's own dealer, unless a dealer below it or a user is named. */
export const movementList = listOf(
  { dealerId: anyId, playerId: anyId, kind: z.optional(list(text(20, 1), 30)), ...span },
  ["at", "amount"],
  [
    "sequence",
    "at",
    "kind",
    "account",
    "currency",
    "amount",
    "balanceAfter",
    "counterparty",
    "couponNumber",
    "actor",
    "note",
    "transactionId",
  ],
);

/**
 * `search`: the beginning of a request's reference or of a user's name. `dealerId`: requests of users anywhere below that dealer.
 * `from`, `to`: the days of the request. Both amounts are included in the range.
 */
export const paymentList = listOf(
  {
    search,
    playerId: anyId,
    dealerId: anyId,
    siteId: anyId,
    methodId: anyId,
    amountFrom: z.optional(signedAmount),
    amountTo: z.optional(signedAmount),
    direction: z.optional(paymentDirection),
    status: z.optional(list(paymentStatus, 4)),
    awaitsSecondPerson: yesNo,
    ...span,
  },
  ["requestedAt", "amount", "userName"],
  [
    "transferId",
    "reference",
    "userName",
    "dealerName",
    "siteName",
    "direction",
    "methodTitle",
    "currency",
    "amount",
    "status",
    "awaitsSecondPerson",
    "requestedAt",
    "resolvedAt",
    "resolvedBy",
    "reason",
  ],
);

/** `search`: a part of a title in any language. `offered`: active, and within its period. */
export const bonusList = listOf(
  { search, category: z.optional(bonusCategory), active: yesNo, offered: yesNo, oneUse: yesNo },
  ["order", "waiting", "startsAt", "endsAt"],
  [
    "bonusId",
    "title",
    "category",
    "percent",
    "multiplier",
    "oneUse",
    "active",
    "startsAt",
    "endsAt",
    "order",
    "languages",
    "waiting",
    "confirmed",
  ],
);

/**
 * `search`: the beginning of a user's name, or a part of the bonus's title. `dealerId`: requests of users anywhere below that
 * dealer. `from`, `to`: the days of the request.
 */
export const bonusRequestList = listOf(
  {
    search,
    playerId: anyId,
    dealerId: anyId,
    siteId: anyId,
    bonusId: anyId,
    category: z.optional(bonusCategory),
    status: z.optional(list(bonusStatus, 3)),
    ...span,
  },
  ["requestedAt", "resolvedAt", "userName"],
  [
    "requestId",
    "userName",
    "dealerName",
    "siteName",
    "bonusTitle",
    "category",
    "percent",
    "multiplier",
    "oneUse",
    "status",
    "requestedAt",
    "resolvedAt",
    "resolvedBy",
    "reason",
  ],
);

/** `search`: words of a team's, tournament's or country's name, the last two also by the reader's language. `state`: matches in the state `coming` are listed only if it is named. */
export const resultList = listOf(
  { search, state: z.optional(list(z.enum(resultStates), 8)), ...span },
  ["startsAt", "tournamentName"],
  [
    "matchId",
    "startsAt",
    "home",
    "away",
    "sportName",
    "categoryName",
    "tournamentName",
    "status",
    "state",
    "score",
    "waiting",
  ],
);

/**
 * `dealerId`: what the staff of that dealer and of those below did, and what was done to these dealers and to their users.
 * `playerId`: what was done to that user. A user's coupons, payments and bonus requests belong to them.
 * `columns`: a code among the changes has its text under `coupon.status.cancelled`: the record's kind, the field, the code.
 */
export const auditList = listOf(
  {
    search,
    dealerId: anyId,
    playerId: anyId,
    targetKind: z.optional(targetKind),
    targetId: anyId,
    action: z.optional(text(60, 1)),
    operation: z.optional(text(60, 1)),
    ...span,
  },
  ["at"],
  ["at", "actor", "role", "operation", "targetKind", "targetId", "targetName", "currency", "changes", "reason"],
);
