import { type Kysely, sql } from "kysely";
import { newToken, tokenHash } from "../accounts/secret-token.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import type { AccessTokenTable } from "../db/tables/access-tokens.ts";
import { requireName } from "../tenants/names.ts";
import { type Doer, made } from "../tenants/record.ts";
import { SetupRefusal } from "../tenants/refusal.ts";

/** What a token may: the second includes the first. */
export const tokenScopes = ["settings:read", "settings:write"] as const satisfies readonly AccessTokenTable["scope"][];
export type TokenScope = (typeof tokenScopes)[number];

/** What the secret of a token begins with, so that scanners of repositories and logs recognise one. */
const prefix = "livery_";

/** The secret in a text, or null for text of another form. */
export function secretIn(text: string | undefined): string | null {
  return text !== undefined && /^livery_[A-Za-z0-9_-]{43}$/u.test(text) ? text : null;
}

export interface NewAccessToken {
  readonly tenantId: number;
  readonly name: string;
  /** Names of sites; absent: all of the tenant, also later ones. */
  readonly sites?: readonly string[] | undefined;
  readonly scope: TokenScope;
  /** How long it is good for, in days: 1 to 366. */
  readonly days: number;
  /** Who made it, as the operator's machine knows the person. */
  readonly createdBy: string;
}

const mostDays = 366;

/**
 * Makes an access token and returns its secret, of which only the hash is stored. Throws SetupRefusal for a name that is taken or no name, an
 * unknown site, and a term that is none.
 */
export async function addAccessToken(
  db: Kysely<Schema>,
  token: NewAccessToken,
  doer: Doer,
): Promise<{ readonly secret: string; readonly expiresAt: Date }> {
  const { days, name, scope, tenantId } = token;
  requireName(name, "an access token", "token_invalid");
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new SetupRefusal(
      "token_invalid",
      `An access token is not good for ${days} days.`,
      `Give a whole number of days from 1 to ${mostDays}.`,
    );
  const secret = prefix + newToken();
  return inTransaction(db, async (trx) => {
    const sites = token.sites === undefined ? undefined : await sitesNamed(trx, tenantId, token.sites);
    const row = await trx
      .insertInto("access_token")
      .values({
        tenant_id: tenantId,
        name,
        token_hash: tokenHash(secret),
        scope,
        every_site: sites === undefined,
        created_by: token.createdBy.slice(0, 100) || "unknown",
        expires_at: sql<Date>`now() + ${days} * interval '1 day'`,
      })
      .onConflict((conflict) => conflict.columns(["tenant_id", "name"]).doNothing())
      .returning(["token_id", "expires_at"])
      .executeTakeFirst();
    if (!row)
      throw new SetupRefusal(
        "name_taken",
        `There is an access token ${name} already.`,
        `Choose another name, or remove it first: livery house token remove ${name}.`,
      );
    if (sites !== undefined)
      await trx
        .insertInto("access_token_site")
        .values(sites.map(({ siteId }) => ({ token_id: row.token_id, tenant_id: tenantId, site_id: siteId })))
        .execute();
    await doer.record(trx, {
      tenantId,
      action: "token.create",
      target: { kind: "token", id: row.token_id, name },
      changes: made({
        scope,
        sites: sites?.map((site) => site.name) ?? "all",
        expiresAt: row.expires_at.toISOString(),
        createdBy: token.createdBy,
      }),
    });
    return { secret, expiresAt: row.expires_at };
  });
}

async function sitesNamed(
  trx: Kysely<Schema>,
  tenantId: number,
  names: readonly string[],
): Promise<readonly { readonly siteId: number; readonly name: string }[]> {
  const sites = await trx
    .selectFrom("site")
    .select(["site_id as siteId", "name"])
    .where("tenant_id", "=", tenantId)
    .orderBy("name")
    .execute();
  const unknown = names.find((name) => !sites.some((site) => site.name === name));
  if (unknown === undefined && names.length > 0) return sites.filter(({ name }) => names.includes(name));
  throw new SetupRefusal(
    "site_unknown",
    unknown === undefined ? "No site is named." : `There is no site ${unknown}.`,
    sites.length === 0
      ? "There is none yet: livery house site add makes one."
      : `There is ${sites.map(({ name }) => name).join(", ")}.`,
  );
}

/** An access token without its secret, which nothing but its hash is stored of. */
export interface AccessTokenListed {
  readonly name: string;
  readonly scope: TokenScope;
  /** Names of its sites; null: all of the tenant. */
  readonly sites: readonly string[] | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly expired: boolean;
  /** To the minute; null: never. */
  readonly usedAt: Date | null;
}

/** The access tokens of a tenant by name, the expired ones too. */
export async function listAccessTokens(db: Kysely<Schema>, tenantId: number): Promise<readonly AccessTokenListed[]> {
  const { rows } = await sql<AccessTokenListed>`
    select name, scope, created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt",
      expires_at <= now() as expired, used_at as "usedAt",
      case when not every_site then array(
        select site.name from access_token_site s join site using (site_id) where s.token_id = t.token_id order by 1) end as sites
    from access_token t where tenant_id = ${tenantId} order by name`.execute(db);
  return rows;
}

/** Removes an access token: the next request with it is refused. Throws SetupRefusal. */
export async function removeAccessToken(
  db: Kysely<Schema>,
  { name, tenantId }: { readonly tenantId: number; readonly name: string },
  doer: Doer,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom("access_token")
      .where("tenant_id", "=", tenantId)
      .where("name", "=", name)
      .returning(["token_id", "scope"])
      .executeTakeFirst();
    if (!removed) {
      const names = (await listAccessTokens(trx, tenantId)).map((token) => token.name);
      throw new SetupRefusal(
        "token_unknown",
        `There is no access token ${name}.`,
        names.length === 0 ? "There is none." : `There is ${names.join(", ")}.`,
      );
    }
    await doer.record(trx, {
      tenantId,
      action: "token.remove",
      target: { kind: "token", id: removed.token_id, name },
      changes: [{ field: "scope", before: removed.scope, after: null }],
    });
  });
}
