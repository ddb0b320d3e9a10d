import { CallError } from "@livery/contract";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { tokenHash } from "../accounts/secret-token.ts";
import type { House, TenantHouse } from "../context.ts";
import { panelTenantOf } from "../panel/server/hosts.ts";
import { consume } from "../rate-limits.ts";
import { secretIn, type TokenScope } from "./access-tokens.ts";
import { OperatorRefusal } from "./refusal.ts";

/** Who calls: a token of the tenant whose panel the request was sent to. */
export interface OperatorCaller {
  readonly house: TenantHouse;
  /** The token's name: the author of what it stores. */
  readonly token: string;
  readonly scope: TokenScope;
  /** The site of a host, if it is one of the token's. Throws `site_unknown`, which names those that are. */
  siteAt(host: string): Promise<number>;
}

interface TokenRow {
  readonly id: number;
  readonly name: string;
  readonly scope: TokenScope;
  readonly expired: boolean;
  readonly everySite: boolean;
  /** Used within the last minute: not written again. */
  readonly noted: boolean;
}

/**
 * Identifies a request by its bearer token, before its body is read and before the token is looked up counted by its address. The host decides the
 * tenant, and the look-up is one of that tenant: a token of another one is no token here. Throws `rate_limited`, `unknown_site` and
 * `token_refused`, which does not say why.
 */
export async function identifyOperator(house: House, request: FastifyRequest): Promise<OperatorCaller> {
  await consume(house.buckets.address, request.ip);
  await consume(house.buckets.tokens, request.ip);
  // No page sends this: a browser that does has been made to by somebody else's.
  if (request.headers.origin !== undefined)
    throw new CallError("origin_refused", { params: { origin: request.headers.origin } });
  const tenantId = await panelTenantOf(house, request);
  const secret = bearerOf(request);
  if (secret === null) throw refused();
  const own = house.forTenant(tenantId);
  // Found by the hash, of which a guess reveals nothing: no comparison takes longer for a better guess.
  const { rows } = await sql<TokenRow>`
    select token_id as id, name, scope, expires_at <= now() as expired, every_site as "everySite",
      coalesce(used_at > now() - interval '1 minute', false) as noted
    from access_token where token_hash = ${tokenHash(secret)}`.execute(own.db);
  const [row] = rows;
  if (row === undefined || row.expired) throw refused();
  if (!row.noted) await sql`update access_token set used_at = now() where token_id = ${row.id}`.execute(own.db);
  return { house: own, token: row.name, scope: row.scope, siteAt: (host) => siteAt(own, row, host) };
}

const refused = (): OperatorRefusal =>
  new OperatorRefusal("token_refused", "The access token is unknown here, removed or expired.");

function bearerOf({ headers }: FastifyRequest): string | null {
  return secretIn(/^Bearer (\S+)$/iu.exec(headers.authorization ?? "")?.[1]);
}

/** Throws `scope_missing` for a token that may not. */
export function requireScope({ scope, token }: OperatorCaller, needed: TokenScope): void {
  if (scope === needed || scope === "settings:write") return;
  throw new OperatorRefusal("scope_missing", `The access token ${token} has ${scope}, and this needs ${needed}.`);
}

async function siteAt({ db }: TenantHouse, token: TokenRow, host: string): Promise<number> {
  const { rows } = await sql<{ readonly host: string; readonly siteId: number }>`
    select host, site_id as "siteId" from site_host h where kind <> 'panel' and (${token.everySite}
      or exists (select from access_token_site s where s.token_id = ${token.id} and s.site_id = h.site_id))
    order by host`.execute(db);
  const found = rows.find((row) => row.host === host.toLowerCase());
  if (found) return found.siteId;
  const known = rows.map((row) => row.host).join(", ");
  throw new OperatorRefusal(
    "site_unknown",
    `The access token ${token.name} has no site at ${host.slice(0, 100)}.${known === "" ? "" : ` It has ${known}.`}`,
  );
}
