import { CallError, type PlaceCoupon } from "@livery/contract";
import type { Player } from "../accounts/player.ts";
import type { Desk } from "./desk.ts";
import { largestId, missingLegs } from "./missing-legs.ts";
import { NotInBook, type Party, priceSlip, type PricedSlip } from "./price-slip.ts";
import { legRefusal } from "./refusals.ts";

/** A slip and the terms that it was priced with. */
export interface Terms extends PricedSlip, Party {}

/** Prices the slip by what is remembered. Nothing is refused for a memory that lags: then the fresh rows decide. */
export async function price(desk: Desk, player: Player, slip: PlaceCoupon): Promise<Terms> {
  const [unit, dealers] = await Promise.all([desk.minorUnits.get(player.currency), desk.dealers.get(player.dealerId)]);
  try {
    return { player, dealers, ...priceSlip(slip, desk, { player, dealers }, unit) };
  } catch (error) {
    if (error instanceof CallError || error instanceof NotInBook) return priceFresh(desk, player, slip);
    throw error;
  }
}

/** Prices the slip by what the database says now. */
export async function priceFresh(desk: Desk, { userId }: Player, slip: PlaceCoupon): Promise<Terms> {
  const [player] = await Promise.all([
    desk.players.refresh(userId),
    desk.book.refresh(slip.picks.map(({ matchId }) => matchId).filter((matchId) => matchId <= largestId)),
  ]);
  if (player === null) throw new CallError("signed_out");
  const dealers = await desk.dealers.refresh(player.dealerId);
  const unit = await desk.minorUnits.get(player.currency);
  try {
    return { player, dealers, ...priceSlip(slip, desk, { player, dealers }, unit) };
  } catch (error) {
    if (!(error instanceof NotInBook)) throw error;
    const errors = await missingLegs(desk.db, slip, error.indexes);
    if (errors.length > 0) throw legRefusal([...errors, ...error.others]);
    // On offer after all, since a moment ago.
    throw new CallError("busy", { cause: error });
  }
}
