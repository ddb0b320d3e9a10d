import { createHash } from "node:crypto";
import { CallError } from "@livery/contract";
import { settingsDefaults } from "@livery/contract/settings";
import { dayIn } from "@livery/contract/registration";
import type { Kysely } from "kysely";
import type { RowCache } from "../../cache.ts";
import { requireCaptcha } from "../../captcha/codes.ts";
import { houseNow } from "../../clock.ts";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import type { FairQueue } from "../../fair-queue.ts";
import { type Buckets, consume } from "../../rate-limits.ts";
import { defaultLimits, insertPlayer } from "../create-player.ts";
import { type DealerPath, narrowed } from "../dealer-path.ts";
import { hashPassword, passwordMatches } from "../passwords.ts";
import { type Site, siteLanguages } from "../sites.ts";
import { lockQuota, registrationDealers } from "./dealers.ts";
import { claimIdentities } from "./identities.ts";
import { validateAccount, type NewAccount } from "./validate-registration.ts";
import { profileOf } from "./profile.ts";

/** What a registration reads of its call. */
export interface RegistrationCall {
  readonly house: {
    readonly db: Kysely<Schema>;
    readonly buckets: Pick<Buckets, "registrations">;
    readonly hashing: FairQueue;
    readonly betting: { readonly dealers: RowCache<number, DealerPath> };
  };
  readonly site: Site;
  readonly session: { readonly userId: number } | null;
  readonly lang: string;
  readonly idempotencyKey: string | null;
  /** The caller's address. */
  readonly ip: string;
}

/**
 * Opens an account and returns the player's id; the same id if the same request is repeated with its key (D21, D54). Invalid
 * input is refused before the security code is used up. Names and addresses in use are refused after it, so that each probe costs
 * one code. Throws the errors of the call's row.
 */
export async function register(context: RegistrationCall, account: NewAccount): Promise<number> {
  const { house, ip, idempotencyKey: key, site } = context;
  const { given } = site;
  if (given.registerDisabled ?? settingsDefaults.registerDisabled) throw new CallError("registration_closed");
  await consume(house.buckets.registrations, ip);
  validateAccount(account, {
    mobileRequired: given.registerMobileRequired ?? settingsDefaults.registerMobileRequired,
    idNumberRequired: given.registerTcRequired ?? settingsDefaults.registerTcRequired,
    today: dayIn(given.timeZone ?? settingsDefaults.timeZone, await houseNow(house.db)),
  });
  const dealerId = await dealerOf(context, account);
  await requireCountry(house.db, account.countryId);

  const bodyHash = hashOf(account);
  await requireCaptcha(house.db, site.siteId, account, key === null ? null : requestHash(key, bodyHash));
  const repeated = await earlier(context, account, bodyHash);
  // A lost response may still have set its cookie. A repetition returns the account of its key, unless another player is signed
  // in.
  if (context.session && context.session.userId !== repeated) throw new CallError("not_allowed");
  if (repeated !== null) return repeated;
  try {
    return await open(context, account, { dealerId, bodyHash });
  } catch (error) {
    // The same request, sent at the same time, was first: return its account.
    return (await earlier(context, account, bodyHash)) ?? Promise.reject(refusalOf(error));
  }
}

/** Returns the dealer of the account's currency. Throws `invalid_field` if the site opens no accounts in the currency. */
async function dealerOf({ house, site }: RegistrationCall, { currency }: NewAccount): Promise<number> {
  const dealers = await registrationDealers(house.db, site.siteId);
  if (dealers.length === 0) throw new CallError("registration_closed");
  const dealer = dealers.find((each) => each.currency === currency);
  const expected = dealers.map((each) => each.currency).join(", ");
  if (!dealer) throw new CallError("invalid_field", { path: "currency", params: { expected } });
  return dealer.dealerId;
}

async function requireCountry(db: Kysely<Schema>, countryId: number): Promise<void> {
  const known = await db
    .selectFrom("country")
    .select("country_id")
    .where("country_id", "=", anyId(countryId))
    .executeTakeFirst();
  if (!known)
    throw new CallError("invalid_field", { path: "countryId", params: { expected: "a country of the list" } });
}

/**
 * Returns the player that the same request created earlier; null if there is none. Throws `key_reused` if the request differs.
 */
async function earlier(
  { house, ip, site, idempotencyKey }: RegistrationCall,
  { password }: NewAccount,
  bodyHash: Buffer,
): Promise<number | null> {
  if (idempotencyKey === null) return null;
  const row = await house.db
    .selectFrom("registration")
    .innerJoin("player", "player.player_id", "registration.player_id")
    .select(["registration.player_id", "registration.body_hash", "player.password_hash"])
    .where("registration.site_id", "=", site.siteId)
    .where("registration.key", "=", idempotencyKey)
    .executeTakeFirst();
  if (!row) return null;
  // The body hash excludes the password, because a fast hash could be brute-forced. It is compared as at a sign-in.
  const same =
    row.body_hash.equals(bodyHash) && (await house.hashing.run(ip, () => passwordMatches(password, row.password_hash)));
  if (!same) throw new CallError("key_reused");
  return row.player_id;
}

async function open(
  { house, idempotencyKey, ip, lang, site }: RegistrationCall,
  account: NewAccount,
  { dealerId, bodyHash }: { readonly dealerId: number; readonly bodyHash: Buffer },
): Promise<number> {
  // Before any lock, so that no lock is held during the hashing.
  const passwordHash = await house.hashing.run(ip, () => hashPassword(account.password));
  const path = await house.betting.dealers.get(dealerId);
  const { siteId, tenantId } = site;
  const languages = siteLanguages(site);
  return house.db.transaction().execute(async (trx) => {
    await lockQuota(trx, dealerId);
    const defaults = await defaultLimits(trx, account.currency);
    const playerId = await insertPlayer(trx, {
      tenantId,
      siteId,
      dealerId,
      userName: account.userName,
      passwordHash,
      currency: account.currency,
      lang: languages.includes(lang) ? lang : (languages[0] ?? lang),
      online: true,
      services: { sport: true, live: true },
      limits: narrowed(
        path.map((dealer) => dealer.limits),
        defaults,
      ),
      profile: profileOf(account),
    });
    await claimIdentities(trx, { siteId, tenantId, playerId }, account);
    await trx
      .insertInto("registration")
      .values({
        player_id: playerId,
        tenant_id: tenantId,
        site_id: siteId,
        key: idempotencyKey,
        body_hash: bodyHash,
        affiliate_user: account.affiliateUser ?? null,
        promotion_code: account.promotionCode ?? null,
        address: ip,
      })
      .execute();
    return playerId;
  });
}

/** Maps a violation of the unique name to the form's field; returns any other error unchanged. */
function refusalOf(error: unknown): unknown {
  return (error as { constraint?: string }).constraint === "player_name"
    ? new CallError("username_in_use", { path: "userName", cause: error })
    : error;
}

/** The same hash for the same body in any order of fields; password and security code are excluded. */
function hashOf({ captchaId: _id, captchaText: _text, password: _password, ...account }: NewAccount): Buffer {
  const fields = Object.entries(account).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(fields)).digest();
}

function requestHash(key: string, bodyHash: Buffer): Buffer {
  return createHash("sha256").update(key).update(bodyHash).digest();
}
