import { join } from "node:path";
import { createServer, type AddressInfo } from "node:net";
import { readFile, stat, writeFile } from "node:fs/promises";
import type { CallError, Client } from "@livery/contract";
import type { panelCalls } from "@livery/contract/panel";
import { playerClient, staffClient, TestBrowser } from "@livery/house/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { demoBrand } from "../demo/demo-brand.ts";
import { demoPanelHost, demoStaff } from "../demo/demo-staff.ts";
import { localFetch } from "../settings/local-fetch.ts";
import { databaseFolder } from "../testing/database-folder.ts";
import type { RunningProgram } from "../testing/process.ts";
import { readyLine, readyObject, runCli, startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const cwd = await databaseFolder();

const addressOf = (demo: RunningProgram): string => /http:\/\/harbour\.localhost:\d+/.exec(demo.output())?.[0] ?? "";

/** A demo compiles its brands and makes its players and fixtures: on a busy machine it takes a minute or two. */
const startsWithin = 180_000;
const startDemo = (ready: RegExp, ...options: readonly string[]): Promise<RunningProgram> =>
  startCli(
    ["demo", "--skin", "harbour,arcade", "--port", "0", ...options],
    { cwd, env: { LIVERY_KEY: "", LIVERY_TRUST_PROXY: "127.0.0.1", LIVERY_HOST: "0.0.0.0" } },
    ready,
  );

describe("livery demo", () => {
  let demo: RunningProgram;
  let audited: string;
  const browserAt = (host: string, siteKey = ""): TestBrowser =>
    new TestBrowser(Number(new URL(addressOf(demo)).port), host, siteKey);
  beforeAll(async () => {
    demo = await startDemo(/Ctrl-C stops everything/);
  }, startsWithin);

  test("has a key of its own in its folder, which its owner alone may read (D102)", async () => {
    expect((await stat(join(cwd, ".livery/key"))).mode & 0o777).toBe(0o600);
  });

  test("listens on loopback alone, whatever LIVERY_HOST says (D100)", async () => {
    const { port } = new URL(addressOf(demo));
    await expect(fetch(`http://127.0.0.2:${port}/livez`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
    const { code, stderr } = await runHere(["demo", "--host", "0.0.0.0"], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringContaining("--host")]);
  });

  test("prints the players of its brands", async () => {
    for (const name of ["harbour", "arcade"]) {
      const { accounts } = await demoBrand({ root: cwd, directory: cwd }, name, () => undefined);
      for (const { userName, password } of accounts)
        expect(demo.output()).toMatch(new RegExp(`${userName} +${password}`));
    }
  });

  test("serves every brand at its hosts, with fixtures but no live prices (D58)", async () => {
    const arcade = addressOf(demo).replace("harbour", "arcade");
    for (const host of [arcade, arcade.replace("arcade", "m.arcade")]) {
      const html = await (await localFetch(`${host}/fa/`)).text();
      expect(html).toContain('data-theme="arcade"');
      expect(html).toMatch(/"rows":\[\{"matchId":\d+/);
    }
    const home = await localFetch(`${addressOf(demo)}/en/`);
    expect(home.status).toBe(200);
    expect(home.headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
    const html = await home.text();
    expect(html).toMatch(/"rows":\[\{"matchId":\d+/);
    const shown = /<div id="root">(.*)<\/div>\n<script/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "\n") ?? "";
    expect(shown).toMatch(/\d\d:\d\d/);
    expect(shown).not.toMatch(/(?<![\d.])\d+\.\d\d(?![\d.])/);
    expect((await localFetch(`${addressOf(demo)}/fa/`)).status).toBe(200);
  });

  test("trusts the named proxy", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    await localFetch(`${addressOf(demo)}/settings?domain=harbour.localhost`, { headers });
    const lastCall = async () =>
      (await readFile(join(cwd, ".livery/house.log"), "utf8"))
        .split("\n")
        .findLast((line) => line.includes('"call":"settings"'));
    await expect.poll(lastCall).toContain('"ip":"203.0.113.9"');
  });

  test("has a gallery that links to them and that no page can frame", async () => {
    const gallery = /http:\/\/localhost:\d+/.exec(demo.output())?.[0] ?? "";
    const arcade = addressOf(demo).replace("harbour", "arcade");
    await expect.poll(async () => (await localFetch(`${gallery}/en/`)).text()).toContain(`href="${arcade}/en/"`);
    const named = await localFetch(`${gallery.replace("localhost", "gallery.localhost")}/fa/`);
    expect(named.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  /** The lists of the panel, each with the number of its rows. */
  const lists: readonly [name: string, rowsOf: (panel: Client<typeof panelCalls>) => Promise<number>][] = [
    ["dealers", async (panel) => (await panel.call("panelDealers", {})).length],
    ["users", async (panel) => (await panel.call("panelUsers", { filter: {} })).total],
    ["coupons", async (panel) => (await panel.call("panelCoupons", { filter: {} })).total],
    ["movements", async (panel) => (await panel.call("panelMovements", { filter: {} })).total],
    ["payments", async (panel) => (await panel.call("panelPayments", { filter: {} })).total],
    ["categories", async (panel) => (await panel.call("panelPaymentCategories", {})).length],
    ["methods", async (panel) => (await panel.call("panelPaymentMethods", {})).length],
    ["bonuses", async (panel) => (await panel.call("panelBonuses", { filter: {} })).total],
    ["bonusRequests", async (panel) => (await panel.call("panelBonusRequests", { filter: {} })).total],
    ["results", async (panel) => (await panel.call("panelResults", { filter: { state: ["settled"] } })).total],
    [
      "awaiting results",
      async (panel) => (await panel.call("panelResults", { filter: { state: ["awaiting"] } })).total,
    ],
    ["audit", async (panel) => (await panel.call("panelAudit", { filter: {} })).total],
    ["views", async (panel) => (await panel.call("panelViews", { list: "coupons" })).length],
  ];
  /** What the roles of dealers may not see. */
  const hidden = ["categories", "methods", "bonuses", "results", "awaiting results"];
  const hiddenFrom: Readonly<Record<string, readonly string[]>> = {
    admin: [],
    operator: [],
    dealer: hidden,
    "sub-dealer": [...hidden, "audit"],
    partner: hidden,
  };

  test.each(demoStaff)("has a day of business: no list of the panel is empty for $name", async (account) => {
    const panel = await staffClient(browserAt(demoPanelHost), account);
    const rows: Record<string, number | string> = {};
    for (const [name, rowsOf] of lists)
      rows[name] = await rowsOf(panel).catch((error: unknown) => (error as CallError).code);
    const notEmpty: unknown = expect.toSatisfy((count: unknown) => Number(count) > 0);
    const expected = lists.map(([name]) => [name, hiddenFrom[account.role]?.includes(name) ? "not_allowed" : notEmpty]);
    expect(rows).toEqual(Object.fromEntries(expected));
  });

  test("each of its players has coupons of every kind and outcome, payments, bonuses and news, and the printed balance", async () => {
    for (const name of ["harbour", "arcade"]) {
      const brand = await demoBrand({ root: cwd, directory: cwd }, name, () => undefined);
      for (const account of brand.accounts) {
        const { domains, siteKey } = brand.skin;
        const player = await playerClient(browserAt(domains.site, siteKey), account);
        const { rows } = await player.call("getCoupons", {});
        expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["single", "accumulator", "system", "ways"]));
        expect(new Set(rows.map(({ status }) => status))).toEqual(
          new Set(["open", "won", "lost", "void", "cancelled", "cashed_out"]),
        );
        const payments = await player.call("getTransfers", {});
        expect(new Set(payments.rows.map(({ status }) => status))).toEqual(
          new Set(["pending", "approved", "denied", "cancelled"]),
        );
        const bonuses = await player.call("getBonus", {});
        expect(bonuses.filter(({ requested }) => requested)).toHaveLength(2);
        expect((await player.call("getNotification", {})).length).toBeGreaterThan(3);
        expect((await player.call("getTransactions", {})).total).toBeGreaterThan(10);
        expect((await player.call("getUserData", {}))?.balance).toBe(BigInt(account.balance));
      }
    }
  });

  test("refuses a second one on its port or in its folder; exit 4", async () => {
    const conflicting = await runHere(["demo", "--port", new URL(addressOf(demo)).port, "--json"], { cwd });
    expect(conflicting).toMatchObject({ code: 4, stderr: expect.stringMatching(/is taken[^]*--port/) });
    expect(JSON.parse(conflicting.stdout)).toMatchObject({ schema: 1, error: { code: "environment", exitCode: 4 } });
    const second = await runCli(["demo", "--port", "0"], { cwd });
    expect(second).toMatchObject({ code: 4, stderr: expect.stringContaining(`process ${demo.child.pid}`) });
  });

  test("uses changed settings while it runs, and stops with Ctrl-C", async () => {
    await writeFile(join(cwd, "settings.json"), JSON.stringify({ site_title: "Changed by the operator" }));
    expect(await runHere(["house", "settings", "set", "harbour.localhost", "settings.json"], { cwd })).toMatchObject({
      code: 0,
    });
    const home = async () => (await localFetch(`${addressOf(demo)}/en/`)).text();
    await expect.poll(home).toContain("<title>Changed by the operator</title>");
    audited = (await runHere(["house", "audit", "--json"], { cwd })).stdout;
    expect(await demo.stop()).toBe(130);
  });

  test("starts again with all of its data, and says with --json where", { timeout: startsWithin }, async () => {
    const restarted = await startDemo(readyLine, "--json");
    const address = addressOf(restarted);
    const ready = await readyObject(restarted);
    expect(ready).toMatchObject({
      schema: 1,
      gallery: `${address.replace("harbour.", "")}/`,
      brands: ["harbour", "arcade"].map((brand) => ({
        brand,
        address: `${address.replace("harbour", brand)}/`,
        accounts: expect.arrayContaining([expect.objectContaining({ lang: "en" })]),
      })),
      log: join(cwd, ".livery/house.log"),
    });
    expect(Object.keys(ready)).toEqual(["schema", "gallery", "brands", "panel", "log"]);
    expect(restarted.output()).toMatch(/Make players and fixtures · there already/);
    expect(await (await localFetch(`${addressOf(restarted)}/en/`)).text()).toContain(
      "<title>Changed by the operator</title>",
    );
    expect((await runHere(["house", "audit", "--json"], { cwd })).stdout).toBe(audited);
    expect(await restarted.stop()).toBe(130);
  });

  test("a taken port is reported before anything is created; exit 4", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await runHere(["demo", "--port", String(port)], { cwd: await temporaryFolder() });
    other.close();
    expect(code).toBe(4);
    expect(stderr).toContain(`--port ${port + 100}`);
    expect(stderr).not.toContain("Read the brands");
  });
});
