import { minor, type Minor, thousandths } from "@livery/betting";
import type { Action, BonusRule, Service, UserInfo } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { StoredBonus, StoredLimits } from "../db/tables/foundation.ts";
import type { DealerLimits } from "./dealer-path.ts";

export interface NewDealer {
  readonly tenantId: number;
  readonly name: string;
  readonly currency: string;
  /** null: a top dealer. */
  readonly parentId: number | null;
  /** Actions whose flag the dealer has. */
  readonly flags?: readonly Action[] | undefined;
  /** Maximum number of users directly below the dealer; undefined: unlimited. */
  readonly maxUsers?: number | undefined;
  /** Maximum number of dealers directly below the dealer; undefined: unlimited. */
  readonly maxDealers?: number | undefined;
  /** Bet limits for the coupons of all users below the dealer; undefined: none. */
  readonly limits?: DealerLimits | undefined;
  /** Maximum exposure below the dealer (I11), minor units; undefined: unlimited. */
  readonly exposureLimit?: Minor | undefined;
}

/** Creates a dealer under its parent and returns its id; depth and path follow from the parent (depth ≤ 8). */
export async function createDealer(db: Kysely<Schema>, dealer: NewDealer): Promise<number> {
  const { dealer_id } = await db
    .insertInto("dealer")
    .values({
      tenant_id: dealer.tenantId,
      name: dealer.name,
      currency: dealer.currency,
      parent_id: dealer.parentId,
      flags: JSON.stringify(Object.fromEntries((dealer.flags ?? []).map((flag) => [flag, true]))),
      max_users: dealer.maxUsers ?? null,
      max_dealers: dealer.maxDealers ?? null,
      limits: JSON.stringify(dealer.limits ?? {}),
      exposure_limit: dealer.exposureLimit ?? null,
    })
    .returning("dealer_id")
    .executeTakeFirstOrThrow();
  return dealer_id;
}

export interface NewPlayer {
  readonly tenantId: number;
  readonly siteId: number;
  readonly dealerId: number;
  readonly userName: string;
  readonly currency: string;
  readonly lang: string;
  readonly online?: boolean | undefined;
  readonly services?: Partial<Record<Service, boolean>> | undefined;
  readonly limits?: UserInfo["limits"] | undefined;
  readonly stakeType?: UserInfo["stakeType"] | undefined;
  readonly minOdds?: number | null | undefined;
  readonly maxOdds?: number | null | undefined;
  readonly bonus?: BonusRule | undefined;
  readonly profile?: Readonly<Record<string, string>> | undefined;
}

/**
 * Creates a player of a site under a dealer, with the cash account. Returns the player's id. The password is already hashed, so
 * that no lock is held during the hashing.
 */
export async function insertPlayer(
  db: Kysely<Schema>,
  player: NewPlayer & { readonly passwordHash: string },
): Promise<number> {
  const { player_id } = await db
    .insertInto("player")
    .values({
      tenant_id: player.tenantId,
      site_id: player.siteId,
      dealer_id: player.dealerId,
      user_name: player.userName,
      password_hash: player.passwordHash,
      currency: player.currency,
      lang: player.lang,
      online: player.online ?? true,
      services: JSON.stringify({ sport: true, ...player.services }),
      limits: JSON.stringify(storedLimits(player.limits ?? (await defaultLimits(db, player.currency)))),
      stake_type: player.stakeType ?? "coupon",
      min_odds: player.minOdds ?? null,
      max_odds: player.maxOdds ?? null,
      bonus: JSON.stringify(storedBonus(player.bonus ?? { percent: 0, tipCount: 0, odds: thousandths(1000) })),
      profile: JSON.stringify(player.profile ?? {}),
    })
    .returning("player_id")
    .executeTakeFirstOrThrow();
  return player_id;
}

/** The default bet limits of §9 in a currency's minor units: stakes of 1 to 250, a maximum payout of 12,500. */
export async function defaultLimits(db: Kysely<Schema>, currency: string): Promise<UserInfo["limits"]> {
  const { digits } = await db
    .selectFrom("currency")
    .select("digits")
    .where("code", "=", currency)
    .executeTakeFirstOrThrow();
  const units = (whole: number): Minor => minor(BigInt(whole) * 10n ** BigInt(digits));
  const kind = { minTip: 1, minStake: units(1), maxStake: units(250), maxPay: units(12_500), enabled: true };
  return { combine: kind, multiple: kind, system: kind };
}

export function storedLimits(limits: UserInfo["limits"]): StoredLimits {
  const stored = (kind: UserInfo["limits"]["combine"]) => ({
    ...kind,
    minStake: Number(kind.minStake),
    maxStake: Number(kind.maxStake),
    maxPay: Number(kind.maxPay),
  });
  return { combine: stored(limits.combine), multiple: stored(limits.multiple), system: stored(limits.system) };
}

function storedBonus(bonus: BonusRule): StoredBonus {
  return { percent: bonus.percent, tipCount: bonus.tipCount, odds: bonus.odds };
}
