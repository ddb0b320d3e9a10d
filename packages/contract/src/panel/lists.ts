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

/** The payloads of a list and of its export: the same filter and order, without pages for the export. */
interface ListPayloads<Filter, By extends string> {
  readonly page: RecordCodec<{
    readonly filter: Filter;
    readonly sort?: Sort<By> | undefined;
    readonly page: number;
    readonly pageSize: number;
  }>;
  readonly all: RecordCodec<{ readonly filter: Filter; readonly sort?: Sort<By> | undefined }>;
}

// @__NO_SIDE_EFFECTS__
function listOf<const S extends Schemas, const By extends string>(
  filters: S,
  by: readonly [By, ...By[]],
): ListPayloads<FilterOf<S>, By> {
  const filter = fields(filters);
  const query = { filter: ["filter", filter], sort: ["sort", z.optional(sortOf(by))] } as const;
  return {
    page: payload({ ...query, page: paging.page, pageSize: ["pageSize", paging.pageSize[1]] }),
    all: payload(query),
  } as unknown as ListPayloads<FilterOf<S>, By>;
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
);

/** Movements of the actor's own dealer, unless a dealer below it or a user is named. */
export const movementList = listOf(
  { dealerId: anyId, playerId: anyId, kind: z.optional(list(text(20, 1), 30)), ...span },
  ["at", "amount"],
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
);

/** `search`: a part of a title in any language. `offered`: active, and within its period. */
export const bonusList = listOf(
  { search, category: z.optional(bonusCategory), active: yesNo, offered: yesNo, oneUse: yesNo },
  ["order", "waiting", "startsAt", "endsAt"],
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
);

/** `search`: a part of a team's or tournament's name. `state`: matches in the state `coming` are listed only if it is named. */
export const resultList = listOf({ search, state: z.optional(list(z.enum(resultStates), 8)), ...span }, [
  "startsAt",
  "tournamentName",
]);

export const auditList = listOf(
  {
    search,
    targetKind: z.optional(targetKind),
    targetId: anyId,
    action: z.optional(text(60, 1)),
    operation: z.optional(text(60, 1)),
    ...span,
  },
  ["at"],
);
