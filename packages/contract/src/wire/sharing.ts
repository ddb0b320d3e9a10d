import * as z from "zod/mini";
import type {
  BookedSelection,
  BookedSlip,
  Booking,
  CouponShare,
  SharedCoupon,
  SharedSelection,
} from "../model/after-placement.ts";
import { flag, id, instant, list, name, odds, whole, type Atom } from "./atoms.ts";
import { mostTips, sizes } from "./coupon.ts";
import { oddUniq } from "./odd-uniq.ts";
import { record } from "./record.ts";
import { flatLimits, limitFields, marketTypeId, nestedLimits, outcomeId, special } from "./sport.ts";

/** 128 random bits in hexadecimal. */
export const shareId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** For reading aloud and typing: either case, with or without the hyphen in the middle. */
export const bookingCode = z.string().check(z.regex(/^[A-Za-z0-9]{5}-?[A-Za-z0-9]{5}$/));
const madeCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/));

const bookedTip = z.strictObject({ matchId: id, oddUniq, bank: z.optional(flag) });

/** The selections of a slip without odds: a booking gets its prices when it is loaded. */
export const bookedTips = z.codec(
  z.array(bookedTip).check(z.minLength(1), z.maxLength(mostTips)),
  z.custom<readonly BookedSelection[]>(Array.isArray),
  {
    decode: (tips) =>
      tips.map(({ matchId, oddUniq: outcome, bank }) => ({ matchId, ...outcome, banker: bank ?? false })),
    encode: (selections) =>
      selections.map(({ matchId, banker, ...outcome }) => ({ matchId, oddUniq: outcome, bank: banker })),
  },
);

const selectionWire = z.object({
  matchId: id,
  oddstype: marketTypeId,
  outComeId: outcomeId,
  special,
  homeTeam: name,
  awayTeam: name,
  matchDate: instant,
  sportId: id,
  tournamentName: name,
  typename: name,
  outCome: name,
  bank: flag,
  live: flag,
  odd: z.nullable(odds),
  iss: flag,
  minTip: whole(0, 100),
  ...limitFields,
});

const sharedSelection = z.codec(selectionWire, z.custom<SharedSelection>(), {
  decode: (wire): SharedSelection => ({
    matchId: wire.matchId,
    marketTypeId: wire.oddstype,
    outcomeId: wire.outComeId,
    special: wire.special,
    home: wire.homeTeam,
    away: wire.awayTeam,
    startsAt: wire.matchDate,
    sportId: wire.sportId,
    tournamentName: wire.tournamentName,
    marketName: wire.typename,
    outcomeName: wire.outCome,
    banker: wire.bank,
    live: wire.live,
    odds: wire.odd,
    locked: wire.iss,
    minTip: wire.minTip,
    ...nestedLimits(wire),
  }),
  encode: (selection) => ({
    matchId: selection.matchId,
    oddstype: selection.marketTypeId,
    outComeId: selection.outcomeId,
    special: selection.special,
    homeTeam: selection.home,
    awayTeam: selection.away,
    matchDate: selection.startsAt,
    sportId: selection.sportId,
    tournamentName: selection.tournamentName,
    typename: selection.marketName,
    outCome: selection.outcomeName,
    bank: selection.banker,
    live: selection.live,
    odd: selection.odds,
    iss: selection.locked,
    minTip: selection.minTip,
    ...flatLimits(selection),
  }),
});

const selections = list(sharedSelection, mostTips) as unknown as Atom<readonly SharedSelection[]>;

export const couponShare = record<CouponShare>({ shareId: ["shareId", shareId] });

export const sharedCoupon = record<SharedCoupon>({
  selections: ["tips", selections],
  sizes: ["systemTickets", z.optional(sizes)],
});

export const bookedSlip = record<BookedSlip>({ code: ["code", madeCode], expiresAt: ["expireDate", instant] });

export const booking = record<Booking>({
  code: ["code", madeCode],
  expiresAt: ["expireDate", instant],
  selections: ["tips", selections],
  sizes: ["systemTickets", sizes],
});
