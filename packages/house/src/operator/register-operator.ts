import { CallError } from "@livery/contract";
import { settingFields, SettingsError } from "@livery/contract/settings";
import { settingsSignaturePattern } from "@livery/contract/signed-settings";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { House } from "../context.ts";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";
import { fieldsOf } from "../http/admit.ts";
import { storeSettings } from "../settings/store.ts";
import { newestSettings, type SettingsVersion, settingsVersions } from "../settings/versions.ts";
import { identifyOperator, type OperatorCaller, requireScope } from "./caller.ts";
import { OperatorRefusal } from "./refusal.ts";

/** The shape of the answers, which each of them names. It rises when a field is removed or changes its meaning. */
const api = 1;
const mostVersions = 50;
/** Of a list of versions: the rest is on the next page. */
const mostListedBytes = 4 * 1024 * 1024;
const largestDocument = 1024 * 1024;

declare module "fastify" {
  interface FastifyRequest {
    operator: OperatorCaller | null;
  }
}

/**
 * The settings of a tenant's sites for `livery house settings --house`: at the hosts of its panel, for a bearer of an access token
 * alone. `GET /operator/v1/settings` answers the settings that this house knows; below `/operator/v1/sites/{host}`, `GET settings` a
 * version and `GET settings/versions` the list of them, and `PUT settings` stores the next one, by the rules of `storeSettings`.
 */
export function registerOperator(app: FastifyInstance, house: House): void {
  void app.register(async (scope) => {
    scope.decorateRequest("operator", null);
    scope.addHook("onRequest", async (request, reply) => {
      void reply.header("cache-control", "no-store");
      request.operator = await identifyOperator(house, request);
    });
    scope.setErrorHandler((error, request, reply) => {
      // The server's own handler answers it.
      if (!(error instanceof OperatorRefusal)) throw error;
      const { code, message, problems, status } = error;
      request.log.info({ code, token: request.operator?.token }, "an operator's request was refused");
      void reply.code(status);
      if (status === 401) void reply.header("www-authenticate", "Bearer");
      return { code, message, params: {}, requestId: request.id, ...(problems.length > 0 && { problems }) };
    });
    scope.get("/operator/v1/settings", async (request) => {
      requireScope(callerOf(request), "settings:read");
      const settings = settingFields.map(({ default: initial, doc, kind, wire }) => ({
        name: wire,
        allowed: kind.allowed,
        default: initial,
        description: doc,
      }));
      return { api, settings };
    });
    scope.get("/operator/v1/sites/:host/settings", readVersion);
    scope.get("/operator/v1/sites/:host/settings/versions", listVersions);
    scope.put("/operator/v1/sites/:host/settings", { bodyLimit: largestDocument }, storeVersion);
  });
}

function callerOf({ operator }: FastifyRequest): OperatorCaller {
  if (operator === null) throw new RangeError("the hook identifies every request");
  return operator;
}

const hostIn = ({ params }: FastifyRequest): string => (params as { readonly host: string }).host;

async function settingsAt(db: Kysely<Schema>, siteId: number, version: bigint): Promise<SettingsVersion | undefined> {
  return version === 0n ? undefined : (await settingsVersions(db, siteId, { most: 1, newest: version }))[0];
}

async function readVersion(request: FastifyRequest): Promise<unknown> {
  const caller = callerOf(request);
  requireScope(caller, "settings:read");
  const host = hostIn(request);
  const siteId = await caller.siteAt(host);
  const { db } = caller.house;
  const newest = await newestSettings(db, siteId);
  const version = versionIn(request, "version") ?? newest?.version ?? 0n;
  const found = version === newest?.version ? newest : await settingsAt(db, siteId, version);
  if (version !== 0n && found?.version !== version)
    throw new OperatorRefusal("version_unknown", `${host} has no settings version ${version}.`);
  return {
    api,
    host,
    newest: Number(newest?.version ?? 0n),
    version: Number(version),
    settings: found?.document ?? {},
    ...(found?.signature && { signature: found.signature }),
  };
}

async function listVersions(request: FastifyRequest): Promise<unknown> {
  const caller = callerOf(request);
  requireScope(caller, "settings:read");
  const host = hostIn(request);
  const siteId = await caller.siteAt(host);
  const before = versionIn(request, "before");
  const found = await settingsVersions(caller.house.db, siteId, {
    most: mostVersions + 1,
    ...(before !== undefined && { newest: before - 1n }),
  });
  const page = pageOf(found);
  const versions = page.map(({ actor, at, document, version }) => ({
    version: Number(version),
    at: at.toISOString(),
    actor,
    settings: document,
  }));
  return { api, host, versions, more: found.length > page.length };
}

/** As many versions as are at most `mostVersions` and not too many bytes; one at least. */
function pageOf(found: readonly SettingsVersion[]): readonly SettingsVersion[] {
  let bytes = 0;
  const end = found.findIndex(({ document }, at) => {
    bytes += JSON.stringify(document).length;
    return at === mostVersions || (at > 0 && bytes > mostListedBytes);
  });
  return end === -1 ? found : found.slice(0, end);
}

const bodyFields = ["basedOn", "dryRun", "settings", "signature"];

async function storeVersion(request: FastifyRequest): Promise<unknown> {
  const caller = callerOf(request);
  requireScope(caller, "settings:write");
  const host = hostIn(request);
  const { basedOn, dryRun = false, settings, signature } = fieldsOf(request.body, bodyFields);
  if (typeof basedOn !== "number" || !Number.isSafeInteger(basedOn) || basedOn < 0)
    throw new CallError("invalid_field", { path: "basedOn", params: { expected: "the version that was changed" } });
  if (typeof dryRun !== "boolean")
    throw new CallError("invalid_field", { path: "dryRun", params: { expected: "true or false" } });
  if (typeof settings !== "object" || settings === null || Array.isArray(settings))
    throw new CallError("invalid_field", { path: "settings", params: { expected: "an object of settings" } });
  if (signature !== undefined && (typeof signature !== "string" || !settingsSignaturePattern.test(signature)))
    throw new CallError("invalid_field", { path: "signature", params: { expected: "64 bytes in base64url" } });
  const siteId = await caller.siteAt(host);
  const version = await storeSettings(caller.house.db, {
    siteId,
    document: settings as Parameters<typeof storeSettings>[1]["document"],
    actor: `token ${caller.token}`,
    basedOn: BigInt(basedOn),
    signature,
    keepsHosts: true,
    dryRun,
  }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return { api, host, version: Number(version), written: Number(version) !== basedOn };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof SettingsError) return new OperatorRefusal("settings_refused", error.message, error.problems);
  if (error instanceof HouseError && error.code === "settings_changed")
    return new OperatorRefusal("settings_changed", error.message);
  return error;
}

/** A version in the query. Throws `invalid_field`. */
function versionIn({ query }: FastifyRequest, name: string): bigint | undefined {
  const given = (query as Readonly<Record<string, unknown>>)[name];
  if (given === undefined) return undefined;
  if (typeof given === "string" && /^[1-9]\d{0,14}$/u.test(given)) return BigInt(given);
  throw new CallError("invalid_field", { path: name, params: { expected: "the number of a version" } });
}
