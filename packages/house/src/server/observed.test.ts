import { request } from "node:http";
import { minor, thousandths } from "@livery/betting";
import { type Call, calls, decodeResult, encodePayload, type PlaceCoupon, type ResultOut } from "@livery/contract";
import { toRequest, type WireBody } from "@livery/contract/testing";
import { panelCalls } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeLeague } from "../api/testing/test-offer.ts";
import { simulatedSource } from "../live/feed-sources.ts";
import { liveClient } from "../live/testing/live-client.ts";
import type { TestBrowser } from "../testing/browser.ts";
import { type PanelHouse, startPanelHouse } from "../testing/panel-house.ts";
import { scrape } from "../testing/scrape.ts";

const host = "harbour.localhost";
let house: PanelHouse;
let alice: TestBrowser;
let matchIds: readonly number[];
beforeAll(async () => {
  house = await startPanelHouse({
    trustProxy: "127.0.0.1",
    metrics: { host: "127.0.0.1", port: 0 },
    live: simulatedSource({ seed: "observed", speed: 30, matches: { football: 2, tennis: 0, points: 0 } }),
  });
  ({ matchIds } = await makeLeague(house.test.db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: [
      ["Arsenal", "Everton", 1],
      ["Lantern Rovers", "Saltmarsh City", -3],
    ],
  }));
  alice = await house.player("alice");
});
afterAll(() => house.close());

const metrics = () => scrape(house.metricsUrl);
const placed = (outcome: string) => `livery_placements_total{outcome="${outcome}"}`;
const requests = (call: string, status: string) => `livery_http_requests_total{call="${call}",status="${status}"}`;

async function slip(stake: number): Promise<PlaceCoupon> {
  const [matchId = 0] = matchIds;
  const answer = await alice.call("apiOdds", { matchId });
  const { markets } = decodeResult(calls.apiOdds as Call, answer.body) as ResultOut<"apiOdds">;
  const odds = markets[0]?.outcomes[0]?.odds ?? thousandths(1000);
  const selections = [{ matchId, marketTypeId: 1, outcomeId: 1, special: "", odds, banker: false }];
  return {
    stake: minor(stake),
    totalStake: minor(stake),
    kind: "single",
    phase: "prematch",
    sizes: [],
    oddsChange: "none",
    selections,
  };
}

test("the metrics are Prometheus' text, on an address of their own and at no other", async () => {
  const { type, text } = await metrics();
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/u);
  expect(text).toMatch(/^livery_build_info\{version="[\d.]+",node="v\d+[\d.]+"\} 1$/mu);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/mu);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/mu);
  const { origin } = new URL(house.metricsUrl ?? "");
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(404);
  for (const browser of [house.visitor(), house.stranger()])
    expect((await browser.send("/metrics")).text).not.toContain("livery_build_info");
});

test("a bet moves its counters, and its posting and log line have the id of its request", async () => {
  const before = await metrics();
  const id = "edge-7f1c0e52";
  const answer = await alice.call("createcoupon", await slip(700), {
    "x-request-id": id,
    "idempotency-key": "observed-1",
  });
  expect([answer.status, answer.headers["x-request-id"]]).toEqual([200, id]);
  const refused = await alice.call("createcoupon", await slip(100_000_000));
  const { code } = refused.body as { readonly code: string };
  const after = await metrics();
  const moved = (series: string) => after.value(series) - before.value(series);
  expect(moved(placed("placed"))).toBe(1);
  expect(moved(placed(code))).toBe(1);
  expect(moved(`livery_refusals_total{code="${code}"}`)).toBe(1);
  expect(moved(requests("createcoupon", "2xx"))).toBe(1);
  expect(moved(requests("createcoupon", "4xx"))).toBe(1);
  expect(moved('livery_http_request_duration_seconds_count{call="createcoupon"}')).toBe(2);

  const { rows } = await sql`
    select t.kind, t.request_id as id from coupon join ledger_transaction t using (coupon_id)
    where number = ${(answer.body as { results: { couponNumber: string } }).results.couponNumber}`.execute(
    house.test.db,
  );
  expect(rows).toEqual([{ kind: "place", id }]);
  const lines = house.logged.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(lines.filter(({ requestId }) => requestId === id)).toMatchObject([{ call: "createcoupon", status: 200 }]);
});

/** A bet as a connection of its own sends it. */
async function sendBet(id: string, stake: number, headers: Readonly<Record<string, string>> = {}) {
  const wire = encodePayload(calls.createcoupon as Call, (await slip(stake)) as never) as WireBody;
  const body = JSON.stringify(toRequest(calls.createcoupon as Call, wire, { token: alice.siteKey, lang: "en" }).body);
  const outgoing = request({
    host: "127.0.0.1",
    port: house.port,
    path: `${calls.createcoupon.path}?token=${alice.siteKey}`,
    method: "POST",
    headers: {
      host: `${alice.host}:${house.port}`,
      ...alice.ownOrigin(),
      cookie: [...alice.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "x-request-id": id,
      ...headers,
    },
  });
  return { outgoing, body };
}

const kindsOf = async (id: string): Promise<readonly unknown[]> =>
  (await sql`select kind from ledger_transaction where request_id = ${id}`.execute(house.test.db)).rows;

test("a posting has the id of its request also where the body comes long after the headers", async () => {
  const id = "edge-slow-body";
  const { outgoing, body } = await sendBet(id, 300, { expect: "100-continue" });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    // The server has read the headers, and waits for the body.
    outgoing.on("continue", () => outgoing.end(body));
    outgoing.on("response", (response) => resolve(response.resume().statusCode));
    outgoing.on("error", reject);
    outgoing.flushHeaders();
  });
  expect(status).toBe(200);
  expect(await kindsOf(id)).toEqual([{ kind: "place" }]);
});

test("a bet whose client leaves before the answer is in log and metrics, and found by its id", async () => {
  const id = "edge-left";
  const before = await metrics();
  const holder = await house.test.db.startTransaction().execute();
  await holder.selectFrom("player").select("player_id").forUpdate().execute();
  const { outgoing, body } = await sendBet(id, 400);
  outgoing.on("error", () => undefined).end(body);
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%place_coupon%'`;
  await expect.poll(async () => (await waiting.execute(house.test.db)).rows.length).toBe(1);
  outgoing.destroy();
  const lines = () =>
    house.logged
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
      .filter(({ requestId }) => requestId === id);
  await expect.poll(lines).toMatchObject([{ call: "createcoupon", status: 499 }]);
  await holder.commit().execute();
  await expect.poll(() => kindsOf(id)).toEqual([{ kind: "place" }]);
  expect((await metrics()).value(requests("createcoupon", "4xx")) - before.value(requests("createcoupon", "4xx"))).toBe(
    1,
  );
});

test("an entry of the history has the id of its request", async () => {
  const operator = await house.staff("operator");
  const user = await operator.results<{ playerId: number; version: string; online: boolean; services: object }>(
    "panelUser",
    { playerId: house.seeded.playerIds["bashir"] },
  );
  const { playerId, version, online, services } = user;
  const wire = { playerId, version, active: false, online, services, reason: "a test" };
  const answer = await operator.panelRaw("panelUserServices", wire, { "x-request-id": "panel-1" });
  expect(answer.status).toBe(200);
  const { rows } = await sql`select action, request_id as id from audit_entry order by audit_id desc limit 1`.execute(
    house.test.db,
  );
  expect(rows).toMatchObject([{ id: "panel-1" }]);
});

test("an entry of the platform's staff, who work for no tenant, has the id of its request too", async () => {
  const platform = await house.staff("platform");
  const [, matchId = 0] = matchIds;
  const { version } = await platform.results<{ version: number }>("panelResult", { matchId });
  const score = { fullTime: { home: 2, away: 0 }, halfTime: { home: 1, away: 0 }, certainty: "confirmed" };
  const answer = await platform.panelRaw(
    "panelResultEnter",
    { matchId, version, ...score },
    { "x-request-id": "platform-1" },
  );
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  const { rows } = await sql`select distinct action from audit_entry where request_id = 'platform-1'`.execute(
    house.test.db,
  );
  expect(rows).toEqual([{ action: "result.enter" }]);
});

test("the postings of the ledger are counted once each, sealed or not", async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ledger_transaction`.execute(
    house.test.db,
  );
  // The database is asked every five seconds at most.
  await expect.poll(async () => (await metrics()).value("livery_ledger_postings_total")).toBe(rows[0]?.count);
});

test("jobs, queues, pools and the live feed are there, each with its few labels", async () => {
  const client = await liveClient(house.port, host, ["list"]);
  await expect.poll(async () => (await metrics()).value("livery_live_frames_sent_total")).not.toBe(0);
  const now = await metrics();
  expect(now.value("livery_live_sockets")).toBe(1);
  expect(now.value("livery_live_publishes")).toBe(1);
  expect(now.value('livery_live_feed_age_seconds{source="simulator"}')).toBeLessThan(2);
  await client.close();
  expect(now.value("livery_database_up")).toBe(1);
  expect(now.value('livery_database_pool_size{pool="calls"}')).toBe(10);
  expect(now.series("livery_queue_waiting")).toEqual(
    ["hashing", "reads", "encoding"].map((queue) => `livery_queue_waiting{queue="${queue}"}`),
  );
  await expect.poll(async () => (await metrics()).series("livery_job_duration_seconds_count").length).toBe(5);
  expect(now.series("livery_job_failures_total")).toHaveLength(5);
});

describe("labels", () => {
  test("have no path, host, id or name in them, whatever is asked for", async () => {
    const before = (await metrics()).series("livery_");
    for (let n = 0; n < 30; n += 1) {
      await house.visitor().send(`/matches/${n}?q=${n}`, { method: n % 2 === 0 ? "GET" : "POST" });
      await house.visitor().send(`/ekol/nothing-${n}`, { headers: { host: `host-${n}.example` } });
      await house.visitor().call("userLogin", { userName: `nobody${n}`, password: "x".repeat(10) });
    }
    const added = (await metrics()).series("livery_").filter((name) => !before.includes(name));
    expect(
      added.filter((name) => /\d{1,2}[./"?]|nobody|example|nothing|matches/u.test(name.replace(/le="[^"]*"/u, ""))),
    ).toEqual([]);
    const keys = new Set([...Object.keys(calls), ...Object.keys(panelCalls), "other"]);
    const labels = (await metrics()).series("livery_http_requests_total");
    for (const name of labels) {
      const [, call = "", status = ""] = /call="([^"]*)",status="([^"]*)"/u.exec(name) ?? [];
      expect([keys.has(call), status]).toEqual([true, expect.stringMatching(/^[1-5]xx$/u)]);
    }
  });
});
