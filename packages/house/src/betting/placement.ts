import type { FeedPosition, PlaceCoupon } from "@livery/contract";
import type { Player } from "../accounts/player.ts";
import { couponNumber } from "./coupon-number.ts";
import type { SlipIdentity } from "./slip-identity.ts";
import type { Terms } from "./betting-terms.ts";

/** The player who bets, and the key (D21). */
export interface Bettor {
  /** Key of the session row, checked inside the transaction (D55). */
  readonly sessionHash: Buffer;
  /** The terms as cached by this server, with their `version`. */
  readonly player: Player;
  readonly idempotencyKey: string | null;
}

/**
 * The input of place_coupon; amounts are text, so that none passes through a float.
 * @param slot of a second attempt: the dealers' slot in which room was made (I11)
 */
export function placement(
  { sessionHash, idempotencyKey }: Bettor,
  slip: PlaceCoupon,
  { player, dealers, coupon, price, bounds }: Terms,
  identity: SlipIdentity,
  slot: number | null = null,
): object {
  const { totalOddsThousandths } = price;
  const versions = dealers.map(({ dealerId, version }) => [dealerId, Number(version)]);
  return {
    session: sessionHash.toString("hex"),
    player: player.userId,
    playerVersion: String(player.version),
    tenant: player.tenantId,
    site: player.siteId,
    currency: player.currency,
    key: idempotencyKey,
    ...identity,
    number: couponNumber(),
    kind: price.kind,
    phase: slip.phase,
    // The columns' names: `amount` is what was typed, per line or for the coupon, `stake` what is paid in all.
    amount: String(coupon.stake),
    stakeType: coupon.stakeType,
    stake: String(price.totalStake),
    lines: price.lines,
    sizes: coupon.sizes.toSorted((a, b) => a - b),
    oddsChange: slip.oddsChange,
    totalOdds: totalOddsThousandths === null ? null : Math.min(totalOddsThousandths, longestShownOdds),
    maxReturn: String(price.maxReturn),
    maxPay: String(bounds.maxPay),
    bonusRule: player.bonus,
    bonusPercent: price.bonusPercent,
    bonus: String(price.bonus),
    delay: Math.max(0, ...coupon.selections.map(({ live }) => live?.delaySeconds ?? 0)),
    capped: price.capped,
    limits: {
      minTip: bounds.minTip,
      minStake: Number(bounds.minStake),
      maxStake: Number(bounds.maxStake),
      maxPay: Number(bounds.maxPay),
      minOdds: player.minOdds,
      maxOdds: player.maxOdds,
      player: Number(player.version),
      dealers: versions,
    },
    dealers: versions,
    exposed: dealers.filter(({ exposureLimit }) => exposureLimit !== null).map(({ dealerId }) => dealerId),
    slot,
    legs: coupon.selections.map((leg) => ({
      match: leg.matchId,
      market: leg.marketId,
      version: String(leg.version),
      type: leg.marketTypeId,
      special: leg.special,
      outcome: leg.outcomeId,
      odds: leg.odds,
      feedOdds: leg.feedOdds,
      banker: leg.banker,
      live: leg.live?.run ?? null,
      publisher: leg.live?.publisher ?? null,
      feed: leg.live && { seen: leg.feed ? positionRow(leg.feed) : null, priced: positionRow(leg.live.position) },
    })),
  };
}

const positionRow = ({ topic, epoch, offset }: FeedPosition): readonly [string, number, number] => [
  topic,
  epoch,
  offset,
];

/** The highest odds of a whole coupon that are shown; the payout follows the legs. */
export const longestShownOdds = 1_000_000_000_000;
