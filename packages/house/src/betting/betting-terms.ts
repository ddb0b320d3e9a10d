import { CallError, type PlaceCoupon } from "@livery/contract";
import type { Player } from "../accounts/player.ts";
import type { BettingService } from "./betting-service.ts";
import { largestId, missingLegs } from "./missing-legs.ts";
import { NotInBook, type Party, priceSlip, type PricedSlip } from "./price-slip.ts";
import { legRefusal } from "./refusals.ts";

/** A slip and the terms that it was priced with. */
export interface Terms extends PricedSlip, Party {}

/** Prices the slip by cached rows. An outdated cache causes no refusal: fresh rows decide then. */
export async function price(betting: BettingService, player: Player, slip: PlaceCoupon): Promise<Terms> {
  const [unit, dealers] = await Promise.all([
    betting.minorUnits.get(player.currency),
    betting.dealers.get(player.dealerId),
  ]);
  try {
    return { player, dealers, ...priceSlip(slip, betting, { player, dealers }, unit) };
  } catch (error) {
    if (error instanceof CallError || error instanceof NotInBook) return priceFresh(betting, player, slip);
    throw error;
  }
}

/** Prices the slip by the current rows of the database. */
export async function priceFresh(betting: BettingService, { userId }: Player, slip: PlaceCoupon): Promise<Terms> {
  const [player] = await Promise.all([
    betting.players.refresh(userId),
    betting.book.refresh(slip.selections.map(({ matchId }) => matchId).filter((matchId) => matchId <= largestId)),
  ]);
  if (player === null) throw new CallError("signed_out");
  const dealers = await betting.dealers.refresh(player.dealerId);
  const unit = await betting.minorUnits.get(player.currency);
  try {
    return { player, dealers, ...priceSlip(slip, betting, { player, dealers }, unit) };
  } catch (error) {
    if (!(error instanceof NotInBook)) throw error;
    const errors = await missingLegs(betting.db, slip, error.indexes);
    if (errors.length > 0) throw legRefusal([...errors, ...error.others]);
    // The selection is on offer since a moment ago.
    throw new CallError("busy", { cause: error });
  }
}
