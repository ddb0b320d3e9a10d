import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { byCommand } from "../tenants/record.ts";
import { type PanelHouse, startPanelHouse } from "../testing/panel-house.ts";
import { addAccessToken, listAccessTokens, type NewAccessToken, removeAccessToken } from "./access-tokens.ts";

const globexPanel = "panel.globex.localhost";
const doer = byCommand("livery test");
let house: PanelHouse;
beforeAll(async () => {
  house = await startPanelHouse();
  await house.test.db
    .insertInto("site_host")
    .values({ host: globexPanel, tenant_id: house.globex.tenantId, site_id: null, kind: "panel" })
    .execute();
});
afterAll(() => house.close());

let tokens = 0;
const secretOf = async (token: Partial<NewAccessToken> = {}): Promise<string> => {
  tokens += 1;
  const made = { tenantId: house.seeded.tenantId, name: `token-${tokens}`, scope: "settings:write", days: 1 } as const;
  return (await addAccessToken(house.test.db, { ...made, createdBy: "ada", ...token }, doer)).secret;
};

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request as the command line sends it. */
async function send(secret: string, path: string, put?: object, host?: string): Promise<Answered> {
  const { body, status } = await house.stranger(host).send(path, {
    method: put === undefined ? "GET" : "PUT",
    headers: { authorization: `Bearer ${secret}`, ...(put !== undefined && { "content-type": "application/json" }) },
    ...(put !== undefined && { body: JSON.stringify(put) }),
  });
  return { status, body: body as Answered["body"] };
}
const site = (host = "harbour.localhost"): string => `/operator/v1/sites/${host}/settings`;
const refusal = ({ body, status }: Answered): readonly unknown[] => [status, body["code"]];
const versionNow = async (secret: string): Promise<number> => (await send(secret, site())).body["version"] as number;
const authors = async (): Promise<readonly string[]> => {
  const siteId = house.seeded.siteIds["harbour"] as number;
  const rows = await house.test.db
    .selectFrom("site_settings")
    .select("actor")
    .where("site_id", "=", siteId)
    .orderBy("version")
    .execute();
  return rows.map(({ actor }) => actor);
};

describe("an access token", () => {
  test("reads and stores the settings of its tenant's sites, in its name, and its secret is stored nowhere", async () => {
    const secret = await secretOf({ name: "laptop" });
    const before = await send(secret, site("HARBOUR.localhost"));
    expect(before).toMatchObject({ status: 200, body: { api: 1, host: "HARBOUR.localhost", settings: {} } });
    const basedOn = before.body["version"] as number;
    const settings = { ...(before.body["settings"] as object), matches_day: 11 };
    const dry = await send(secret, site(), { basedOn, settings, dryRun: true });
    expect(dry.body).toMatchObject({ version: basedOn, written: false });
    expect((await send(secret, site(), { basedOn, settings })).body).toEqual({
      api: 1,
      host: "harbour.localhost",
      version: basedOn + 1,
      written: true,
    });
    expect((await authors()).at(-1)).toBe("token laptop");
    const list = await send(secret, `${site()}/versions`);
    expect(list.body).toMatchObject({
      more: false,
      versions: [{ version: basedOn + 1, actor: "token laptop", settings }, { version: basedOn }],
    });
    expect((await send(secret, `${site()}?version=${basedOn}`)).body).toEqual({
      ...before.body,
      host: "harbour.localhost",
      newest: basedOn + 1,
    });
    const { rows } = await sql<{ all: string }>`
      select string_agg(t::text, ' ') || (select string_agg(a::text, ' ') from audit_entry a) as all from access_token t`.execute(
      house.test.db,
    );
    expect(rows[0]?.all).toContain("laptop");
    expect(rows[0]?.all).not.toContain(secret.slice(7));
    expect(house.logged.join("")).not.toContain(secret.slice(7));
    expect(await listAccessTokens(house.test.db, house.seeded.tenantId)).toMatchObject([
      { name: "laptop", createdBy: "ada", expired: false, usedAt: expect.any(Date) },
    ]);
  });

  test("stores nothing that the settings commands would refuse", async () => {
    const secret = await secretOf();
    const basedOn = await versionNow(secret);
    const wrong = await send(secret, site(), {
      basedOn,
      settings: { matches_day: 4000, live_ip: "wss://evil.example" },
    });
    expect(refusal(wrong)).toEqual([422, "settings_refused"]);
    expect(wrong.body["problems"]).toEqual([
      { field: "matches_day", value: "4000", allowed: "a whole number from 1 to 365" },
    ]);
    const away = await send(secret, site(), { basedOn, settings: { site_api: "https://evil.example" } });
    expect(away.body).toMatchObject({ code: "settings_refused", problems: [{ field: "site_api" }] });
    for (const put of [{ settings: {} }, { basedOn: -1, settings: {} }, { basedOn, settings: [] }])
      expect(refusal(await send(secret, site(), put))).toEqual([400, "invalid_field"]);
    expect(refusal(await send(secret, site(), { basedOn, settings: {}, actor: "me" }))).toEqual([400, "unknown_field"]);
    expect(refusal(await send(secret, `${site()}?version=999`))).toEqual([404, "version_unknown"]);
    expect(await versionNow(secret)).toBe(basedOn);
  });

  test("leaves a host that the machine's own command has listed, and names no other one", async () => {
    const { storeSettings } = await import("../settings/store.ts");
    const siteId = house.seeded.siteIds["harbour"] as number;
    const document = { site_api: "https://api.partner.example" };
    await storeSettings(house.test.db, {
      siteId,
      document,
      actor: "cli",
      listed: { apiHosts: ["api.partner.example"], liveHosts: [] },
    });
    const secret = await secretOf();
    const stored = await send(secret, site(), {
      basedOn: await versionNow(secret),
      settings: { ...document, matches_day: 3 },
    });
    expect(stored.body).toMatchObject({ written: true });
    const other = { site_api: "https://api.partner.example.evil.example" };
    expect(refusal(await send(secret, site(), { basedOn: await versionNow(secret), settings: other }))).toEqual([
      422,
      "settings_refused",
    ]);
  });

  test("of a hundred that change the same version at once stores one", async () => {
    const secret = await secretOf();
    const basedOn = await versionNow(secret);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, each) =>
        send(secret, site(), { basedOn, settings: { site_title: `Harbour ${each}` } }),
      ),
    );
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored.map(({ body }) => body["version"])).toEqual([basedOn + 1]);
    // On a busy machine one may wait longer for its turn than a statement may; it has written nothing either.
    const refusals = new Set(answers.map(refusal).map(String));
    refusals.delete("503,busy");
    expect(refusals).toEqual(new Set(["200,", "409,settings_changed"]));
    expect(await versionNow(secret)).toBe(basedOn + 1);
  });
});

describe("refused is", () => {
  test("a secret of another tenant, an expired one, a removed one, a wrong one, and none, all with one answer", async () => {
    const others = await secretOf({ tenantId: house.globex.tenantId, name: "theirs" });
    const expired = await secretOf({ name: "expired" });
    await sql`update access_token set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
      where name = 'expired'`.execute(house.test.db);
    const removed = await secretOf({ name: "removed" });
    expect((await send(removed, site())).status).toBe(200);
    await removeAccessToken(house.test.db, { tenantId: house.seeded.tenantId, name: "removed" }, doer);
    for (const secret of [others, expired, removed, `livery_${"x".repeat(43)}`, "livery_short", ""]) {
      const { body, status } = await send(secret, site());
      expect([status, body["code"], body["message"]]).toEqual([
        401,
        "token_refused",
        "The access token is unknown here, removed or expired.",
      ]);
    }
    // At the panel of its own tenant it is good, and there the sites of this one are none.
    const theirs = await send(others, site(), undefined, globexPanel);
    expect(refusal(theirs)).toEqual([404, "site_unknown"]);
    expect(theirs.body["message"]).toMatch(/It has globe\.localhost\.$/);
  });

  test("a request of a page, at a site's host, and one that the token's scope or sites do not cover", async () => {
    const reads = await secretOf({ scope: "settings:read", sites: ["meadow"] });
    const put = { basedOn: 0, settings: {} };
    expect(refusal(await send(reads, site("meadow.localhost"), put))).toEqual([403, "scope_missing"]);
    const other = await send(reads, site());
    expect(refusal(other)).toEqual([404, "site_unknown"]);
    expect(other.body["message"]).toMatch(/no site at harbour\.localhost\. It has (?:.*, )?meadow\.localhost/);
    expect((await send(reads, site("meadow.localhost"))).status).toBe(200);
    expect(refusal(await send(reads, site(), undefined, "harbour.localhost"))).toEqual([404, "unknown_site"]);
    const page = await house.stranger().send(site("meadow.localhost"), {
      headers: { authorization: `Bearer ${reads}`, origin: "https://evil.example" },
    });
    expect([page.status, (page.body as { code: string }).code]).toEqual([403, "origin_refused"]);
  });

  test("a further request than an address may send, before its secret is looked at", async () => {
    const small = await startPanelHouse({ rateLimits: { tokens: { points: 2, seconds: 60 } } });
    try {
      const guess = { headers: { authorization: `Bearer livery_${"x".repeat(43)}` } };
      const statuses: number[] = [];
      for (let each = 0; each < 4; each += 1) statuses.push((await small.stranger().send(site(), guess)).status);
      expect(statuses).toEqual([401, 401, 429, 429]);
    } finally {
      await small.close();
    }
  });

  test.each<[string, Partial<NewAccessToken>, string]>([
    ["a name with a space", { name: "my laptop" }, "token_invalid"],
    ["a name that is taken", { name: "laptop" }, "name_taken"],
    ["a term of no day", { days: 0 }, "token_invalid"],
    ["a term of two years", { days: 730 }, "token_invalid"],
    ["a site of nobody", { sites: ["nowhere"] }, "site_unknown"],
    ["no site at all", { sites: [] }, "site_unknown"],
  ])("a token with %s, and none is made", async (_, wrong, code) => {
    const all = () => listAccessTokens(house.test.db, house.seeded.tenantId);
    const before = await all();
    await expect(secretOf(wrong)).rejects.toMatchObject({ code });
    expect(await all()).toEqual(before);
  });
});

test("the history has who made and removed a token, and a site takes its tokens' right to it with it", async () => {
  const { tenantId } = house.seeded;
  await secretOf({ name: "short", sites: ["harbour"], scope: "settings:read" });
  await removeAccessToken(house.test.db, { tenantId, name: "short" }, doer);
  const entries = await house.test.db
    .selectFrom("audit_entry")
    .select(["action", "actor", "target_name"])
    .where("target_kind", "=", "token")
    .where("target_name", "=", "short")
    .orderBy("audit_id")
    .execute();
  expect(entries).toEqual([
    { action: "token.create", actor: "livery test", target_name: "short" },
    { action: "token.remove", actor: "livery test", target_name: "short" },
  ]);
  await expect(removeAccessToken(house.test.db, { tenantId, name: "short" }, doer)).rejects.toMatchObject({
    code: "token_unknown",
  });
  const [{ siteId } = { siteId: 0 }] = await house.test.db
    .insertInto("site")
    .values({ tenant_id: tenantId, name: "passing", site_key: "passing-public-key" })
    .returning("site_id as siteId")
    .execute();
  const secret = await secretOf({ name: "of-passing", sites: ["passing"] });
  await house.test.db.deleteFrom("site").where("site_id", "=", siteId).execute();
  expect(refusal(await send(secret, site()))).toEqual([404, "site_unknown"]);
});
