import * as z from "zod/mini";
import { couponStatuses, type CouponStatus } from "../model/coupon.ts";
import type { Atom } from "./atoms.ts";
import { record, type FieldsOf } from "./record.ts";

/** The five status numbers of §4, and the number of each of our statuses (D15). */
const statusNumbers = {
  pending: 0,
  open: 0,
  won: 1,
  cashed_out: 2,
  lost: -1,
  void: -2,
  cancelled: -2,
  rejected: -2,
} as const satisfies Record<CouponStatus, number>;

type StatusNumber = (typeof statusNumbers)[CouponStatus];
const fromNumber: Record<StatusNumber, CouponStatus> = {
  0: "open",
  1: "won",
  2: "cashed_out",
  [-1]: "lost",
  [-2]: "cancelled",
};

const statusNumber = z.literal([0, 1, 2, -1, -2]);
const state = z.enum(couponStatuses);

interface StatusOnWire {
  readonly number: StatusNumber;
  readonly state?: CouponStatus | undefined;
}

/**
 * A record with a coupon's status: the number of the specification, and beside it `state`, our finer status. If only the number
 * is sent, it is used.
 */
// @__NO_SIDE_EFFECTS__
export function recordWithStatus<Model extends { readonly status: CouponStatus }>(
  fields: FieldsOf<Omit<Model, "status">>,
): Atom<Model> {
  type OnWire = Omit<Model, "status"> & StatusOnWire;
  const wire = record<OnWire>({
    ...fields,
    number: ["status", statusNumber],
    state: ["state", z.optional(state)],
  } as unknown as FieldsOf<OnWire>);
  return z.codec(wire, z.custom<Model>(), {
    decode: ({ number, state: finer, ...rest }, context) => {
      if (finer === undefined || statusNumbers[finer] === number) {
        return { ...rest, status: finer ?? fromNumber[number] } as unknown as Model;
      }
      const expected = `a state that is sent as ${number}`;
      context.issues.push({ code: "custom", input: finer, path: ["state"], params: { expected } });
      return z.NEVER;
    },
    encode: ({ status, ...rest }: Model) => ({ ...rest, number: statusNumbers[status], state: status }),
  }) as Atom<Model>;
}

/** The filters of a coupon list: the five statuses. */
export type CouponFilter = "waiting" | "won" | "sold" | "lost" | "cancelled";
const filterNumbers: Record<CouponFilter, StatusNumber> = { waiting: 0, won: 1, sold: 2, lost: -1, cancelled: -2 };
const numberFilters: Record<StatusNumber, CouponFilter> = {
  0: "waiting",
  1: "won",
  2: "sold",
  [-1]: "lost",
  [-2]: "cancelled",
};

export const couponFilter = z.codec(statusNumber, z.custom<CouponFilter>(), {
  decode: (number) => numberFilters[number],
  encode: (filter) => filterNumbers[filter],
});
