import { CallError, type UserInfo } from "@livery/contract";
import type { PanelPayload } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { defaultLimits, insertPlayer } from "../../accounts/create-player.ts";
import { type DealerLimits, narrowed } from "../../accounts/dealer-path.ts";
import { lockDealerOfPlayer, type PlayersDealer } from "../../accounts/dealer-quota.ts";
import { requireClassicPassword } from "../../accounts/password-profiles.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { type Site, siteLanguages } from "../../accounts/sites.ts";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Actor, requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { lockLimits } from "../limits/locks.ts";
import { beyond, checkLimits, dealerLimitExceeded, flatLimits, stepsBetween } from "../limits/steps.ts";
import { idempotent } from "../idempotent.ts";
import { usersOfDealerInScope } from "../scope.ts";
import { tenantSites } from "../sites.ts";
import { panelUserOf } from "./panel-user.ts";

type Payload = PanelPayload<"panelUserCreate">;
type Limits = UserInfo["limits"];

/** Creates a user directly below the actor's dealer, or below any of the tenant for an operator; up to the dealer's quota. */
export const panelUserCreate: PanelHandler<"panelUserCreate"> = async (context, payload) => {
  const { actor, house, ip } = context;
  const site = await siteOf(context, payload);
  requireClassicPassword(payload.password, payload.userName, "password");
  if (payload.limits) checkLimits(payload.limits);
  // Before the transaction, so that neither a connection nor a lock is held during the hashing.
  const passwordHash = await house.hashing.run(ip, () => hashPassword(payload.password));
  return idempotent(context, "panelUserCreate", payload, async (trx) => {
    const dealer = await lockDealer(trx, actor, payload);
    const limits = await limitsOf(trx, actor, dealer, payload.limits);
    const { userName, lang, online } = payload;
    const user = { tenantId: actor.tenantId, siteId: site.siteId, dealerId: dealer.dealerId, userName, lang, online };
    const services = payload.services ?? { sport: true };
    const playerId = await insertPlayer(trx, {
      ...user,
      passwordHash,
      currency: dealer.currency,
      services,
      limits,
    }).catch((error: unknown) => {
      throw (error as { constraint?: string }).constraint === "player_name"
        ? new CallError("username_in_use", { path: "userName", cause: error })
        : error;
    });
    await recordChange(trx, context, {
      action: "user.create",
      target: { kind: "user", id: playerId, name: userName },
      currency: dealer.currency,
      changes: Object.entries({
        site: site.name,
        dealer: dealer.name,
        lang,
        online,
        ...services,
        ...flatLimits(limits),
      }).map(([field, after]) => ({ field, before: null, after })),
    });
    return panelUserOf(trx, actor, playerId);
  });
};

/** A site of the tenant that has the user's language. Throws `not_found` and `invalid_field`. */
async function siteOf({ house, actor }: PanelContext, { siteId, lang }: Payload): Promise<Site> {
  const site = (await tenantSites(house, actor.tenantId)).find((each) => each.siteId === siteId);
  if (!site) throw new CallError("not_found", { path: "siteId" });
  const languages = siteLanguages(site);
  if (!languages.includes(lang))
    throw new CallError("invalid_field", { path: "lang", params: { expected: languages.join(", ") } });
  return site;
}

interface LockedDealer extends PlayersDealer {
  /** The limits of the dealer and of those above it. */
  readonly path: readonly DealerLimits[];
}

/**
 * The dealer of the new user, locked after those above it, so that simultaneous users are counted. Throws `dealer_not_found`,
 * `dealer_closed`, `invalid_field` for a currency other than the dealer's, and `user_quota_reached`.
 */
async function lockDealer(
  trx: Kysely<Schema>,
  actor: Actor,
  { dealerId = actor.dealerId ?? undefined, currency }: Payload,
): Promise<LockedDealer> {
  if (dealerId === undefined)
    throw new CallError("invalid_field", { path: "dealerId", params: { expected: "a dealer of the tenant" } });
  const inScope = usersOfDealerInScope(actor, requirePermission(actor, "user.create"), sql.ref("dealer.dealer_id"));
  const { rows } = await sql<{ dealer_id: number; path: number[] }>`
    select dealer_id, path from dealer
    where dealer_id = ${anyId(dealerId)} and tenant_id = ${actor.tenantId} and ${inScope}`.execute(trx);
  const [found] = rows;
  if (!found) throw new CallError("dealer_not_found", { path: "dealerId" });
  const above = await lockLimits(trx, found.path.slice(0, -1));
  const dealer = await lockDealerOfPlayer(trx, found.dealer_id);
  if (dealer.status !== "active") throw new CallError("dealer_closed", { path: "dealerId" });
  if (currency !== undefined && currency !== dealer.currency)
    throw new CallError("invalid_field", { path: "currency", params: { expected: dealer.currency } });
  if (dealer.reachedQuota !== null)
    throw new CallError("user_quota_reached", { params: { limit: dealer.reachedQuota } });
  return { ...dealer, path: [...above, dealer.limits] };
}

/**
 * The limits of a new user: the requested ones, else the product's as far as the dealers' allow. Limits wider than the product's
 * are a raise and need `limit.raise`, as for an existing user. Throws as `panelUserLimits` does.
 */
async function limitsOf(
  trx: Kysely<Schema>,
  actor: Actor,
  { currency, path }: LockedDealer,
  requested: Limits | undefined,
): Promise<Limits> {
  const defaults = await defaultLimits(trx, currency);
  if (requested === undefined) return narrowed(path, defaults);
  if (stepsBetween(defaults, requested).some(({ wider }) => wider)) requirePermission(actor, "limit.raise");
  const [over] = beyond(path, requested);
  if (over) throw dealerLimitExceeded(over);
  return requested;
}
