import { minor, thousandths, type Thousandths } from "@livery/betting";
import { type KindLimits, type Service, services, type UserInfo } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { StoredKindLimits } from "../db/tables/foundation.ts";

/** The terms by which bets are validated, at `version` (D55). The balance is not part of them. */
export interface Player extends Omit<UserInfo, "balance" | "operatorId"> {
  readonly tenantId: number;
  readonly siteId: number;
  readonly dealerId: number;
  readonly version: bigint;
}

/** Loads a player's flags and limits; null if no player has this id. */
export async function loadPlayer(db: Kysely<Schema>, userId: number): Promise<Player | null> {
  const row = await db.selectFrom("player").selectAll().where("player_id", "=", userId).executeTakeFirst();
  if (!row) return null;
  return {
    userId: row.player_id,
    tenantId: row.tenant_id,
    siteId: row.site_id,
    dealerId: row.dealer_id,
    version: row.version,
    userName: row.user_name,
    currency: row.currency,
    lang: row.lang,
    active: row.status === "active",
    online: row.online,
    services: Object.fromEntries(services.map((service) => [service, row.services[service] === true])) as Record<
      Service,
      boolean
    >,
    limits: {
      combine: kindLimits(row.limits.combine),
      multiple: kindLimits(row.limits.multiple),
      system: kindLimits(row.limits.system),
    },
    stakeType: row.stake_type,
    minOdds: oddsOrNone(row.min_odds),
    maxOdds: oddsOrNone(row.max_odds),
    bonus: { percent: row.bonus.percent, tipCount: row.bonus.tipCount, odds: thousandths(row.bonus.odds) },
  };
}

function kindLimits(stored: StoredKindLimits): KindLimits {
  return {
    ...stored,
    minStake: minor(stored.minStake),
    maxStake: minor(stored.maxStake),
    maxPay: minor(stored.maxPay),
  };
}

function oddsOrNone(value: number | null): Thousandths | null {
  return value === null ? null : thousandths(value);
}
