import { minor } from "@livery/betting";
import type { KindLimits, UserInfo } from "@livery/contract";
import {
  type BindingLimits,
  type DealerKindLimits,
  isTighter,
  type LimitField,
  limitFields,
  type LimitKind,
  type LimitOwner,
} from "@livery/contract/panel";
import { narrowed } from "../../accounts/dealer-path.ts";
import type { TermsOnPath } from "./path.ts";
import { readLimits } from "./limit-terms.ts";

const himself: LimitOwner = { by: "user", dealerId: null, name: null };

function ownerOf({ seen, dealerId, name }: TermsOnPath): LimitOwner {
  return seen ? { by: "dealer", dealerId, name } : { by: "above", dealerId: null, name: null };
}

/**
 * The limits that bind a user below these dealers (root first) at the next bet, each with its owner: the user's own if none is
 * tighter, else the highest dealer with the tightest, which dealers below cannot lift.
 */
export function bindingLimits(path: readonly TermsOnPath[], own: UserInfo["limits"]): BindingLimits {
  const owners = (kind: LimitKind): Readonly<Record<keyof KindLimits, LimitOwner>> => {
    const of = (field: LimitField): LimitOwner => {
      let tight: { readonly limits: DealerKindLimits; readonly owner: LimitOwner } = {
        limits: own[kind],
        owner: himself,
      };
      for (const dealer of path) {
        const limits = readLimits(dealer.limits)[kind];
        if (isTighter(field, limits, tight.limits)) tight = { limits, owner: ownerOf(dealer) };
      }
      return tight.owner;
    };
    return Object.fromEntries(limitFields.map((field) => [field, of(field)])) as Record<keyof KindLimits, LimitOwner>;
  };
  const stopped = path.find(({ couponSale }) => !couponSale);
  return {
    limits: narrowed(
      path.map(({ limits }) => limits),
      own,
    ),
    owners: { combine: owners("combine"), multiple: owners("multiple"), system: owners("system") },
    room: roomOf(path),
    saleStoppedBy: stopped ? ownerOf(stopped) : null,
  };
}

/** The dealer with the least room. Of dealers above the actor's own, only the lack of room is visible, not its amount. */
function roomOf(path: readonly TermsOnPath[]): BindingLimits["room"] {
  let least: { readonly amount: bigint; readonly owner: LimitOwner } | null = null;
  for (const dealer of path) {
    if (dealer.room === null || (!dealer.seen && dealer.room > 0n)) continue;
    const amount = dealer.room > 0n ? dealer.room : 0n;
    if (least === null || amount < least.amount) least = { amount, owner: ownerOf(dealer) };
  }
  return least && { amount: minor(least.amount), owner: least.owner };
}
