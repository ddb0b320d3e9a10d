import { request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calls } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { describe, expect, test } from "vitest";
import { databaseFolder } from "../testing/database-folder.ts";
import { houseProject } from "../testing/house-project.ts";
import { readyObject, runCli, startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";

const { folder: cwd } = await houseProject();
const livery = (...args: string[]) => runHere(args, { cwd });
/** A house writes its log to its own standard output. */
const start = (...args: string[]) => runCli(["house", "start", "--port", "0", ...args], { cwd });

test("house calls --json prints a row for every key, and nothing else", async () => {
  const { code, stdout, stderr } = await livery("house", "calls", "--json");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const { calls: rows } = JSON.parse(stdout) as {
    calls: readonly { readonly key: string; readonly served: boolean }[];
  };
  expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys({ ...calls, ...panelCalls }).sort());
  expect(rows.find(({ key }) => key === "panelUserLimits")).toEqual({
    key: "panelUserLimits",
    method: "POST",
    path: "/panel/users/setLimits",
    callers: ["sub-dealer", "dealer", "operator", "admin"],
    served: true,
  });
  expect(rows.find(({ key }) => key === "settings")).toEqual({
    key: "settings",
    method: "GET",
    path: "/settings",
    callers: expect.arrayContaining(["visitor", "player"]),
    served: true,
  });
});

test("house permissions prints the permissions of each role, and the meaning of the cells", async () => {
  const { code, stdout } = await livery("house", "permissions");
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^action +visitor +player +terminal +sub-dealer +dealer +partner +operator +admin +platform\n/,
  );
  expect(stdout).toMatch(/^limit\.lower +· +s +· +· +· +· +b\+ +b\+ +·$/m);
  expect(stdout).toMatch(/^b\+2 +all of his tenant, with a fresh second factor, by two persons above a threshold$/m);
  const { actions: rows } = JSON.parse((await livery("house", "permissions", "--json")).stdout) as {
    actions: { action: string; roles: object }[];
  };
  expect(rows.find(({ action }) => action === "credit.aside")?.roles).toMatchObject({
    dealer: { cell: "aside g", meaning: "a dealer beside his own, where his dealer's flag is on" },
    admin: { cell: "-", meaning: "nothing" },
  });
});

describe("house staff", () => {
  const password = ["--password", "tidal-lantern-40"];

  test("are created, listed and given a new second factor, which is shown once", async () => {
    const made = await livery("house", "staff", "add", "ingrid", "--role", "admin", ...password, "--json");
    const { otpauth } = JSON.parse(made.stdout) as { otpauth: string };
    expect(otpauth).toMatch(/^otpauth:\/\/totp\/Livery:ingrid\?secret=[A-Z2-7]{32}&issuer=Livery$/);
    const piet = ["--role", "sub-dealer", "--dealer", "head-office", ...password];
    expect((await livery("house", "staff", "add", "piet", ...piet)).stdout).toContain("otpauth://totp/Livery:piet");
    expect((await livery("house", "staff", "list")).stdout).toMatch(
      /^ingrid +admin +active\npiet +sub-dealer +head-office +active$/m,
    );
    const reset = await livery("house", "staff", "reset", "Ingrid", ...password, "--json");
    expect((JSON.parse(reset.stdout) as { otpauth: string }).otpauth).not.toBe(otpauth);
  });

  test.each([
    [["add", "INGRID", "--role", "operator", ...password], /There is an account INGRID already/],
    [["add", "weak", "--role", "admin", "--password", "password1"], /8 to 64 characters/],
    [["add", "nodealer", "--role", "dealer", ...password], /acts for a dealer/],
    [["add", "nobody", "--role", "king", ...password], /no role king/],
    [["reset", "nobody", ...password], /no account nobody/],
    [["add", "keyless", "--role", "admin", ...password, "--key-file", "no.key"], /cannot be read: \S+no\.key/],
  ])("%j is refused with a message", async (args, expected) => {
    const { code, stderr } = await livery("house", "staff", ...args);
    expect([code !== 0, stderr]).toEqual([true, expect.stringMatching(expected)]);
  });
});

describe("house data", () => {
  const league = {
    name: "English Premier League 2026/27",
    matches: [
      {
        round: "Matchday 1",
        date: "2026-08-15",
        time: "15:00",
        team1: "Arsenal FC",
        team2: "Everton FC",
        score: { ft: [2, 1] },
      },
      { round: "Matchday 40", date: "2027-05-15", time: "15:00", team1: "Everton FC", team2: "Arsenal FC" },
    ],
  };

  test("fixtures are imported once, also when the command is repeated", async () => {
    await writeFile(join(cwd, "en.1.json"), JSON.stringify(league));
    expect((await livery("house", "import", "openfootball", "en.1.json")).stdout).toMatch(
      /2 added, 0 changed, 0 unchanged/,
    );
    const repeated = await livery("house", "import", "openfootball", "en.1.json", "--json");
    expect(JSON.parse(repeated.stdout)).toMatchObject({ files: [{ read: 2, added: 0, unchanged: 2, withResult: 1 }] });
  });

  test("a file without fixtures is refused with the place of the error; exit 3", async () => {
    await writeFile(join(cwd, "broken.json"), '{"name": "x", ');
    const { code, stderr } = await livery("house", "import", "openfootball", "broken.json");
    expect(code).toBe(3);
    expect(stderr).toMatch(/broken\.json: line 1, column \d+/);
  });

  test("the clock of a server that is not for development cannot be moved, and an invalid time exits 2", async () => {
    expect((await livery("house", "play", "--until", "+1h")).stderr).toContain("Only a development house");
    const { code, stderr } = await livery("house", "play", "--until", "tomorrow");
    expect(code).toBe(2);
    expect(stderr).not.toBe("");
  });

  test("the ledger is clean", async () => {
    const { code, stdout } = await livery("house", "audit", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ clean: true, currencies: [{ currency: "EUR", sum: 0 }] });
  });

  test("the ledger is exported, and one file verifies it; a changed byte is named, and exits 1", async () => {
    const { code, stderr } = await livery("house", "export", "--file", "ledger.export");
    expect([code, stderr]).toEqual([0, expect.stringMatching(/✓ \S+: \d+ coupons, \d+ transactions, \d+ entries/)]);
    const file = join(cwd, "ledger.export");
    const written = await readFile(file);
    expect(written.toString()).toBe(
      (await livery("house", "export")).stdout.replace(/^.*\n/, `${written.toString().split("\n", 1)[0]}\n`),
    );
    const good = await livery("house", "verify", "ledger.export");
    expect([good.code, good.stdout]).toEqual([0, expect.stringContaining("✓ sums, chain and settlement hold")]);
    expect(good.stdout).toMatch(/^not yet sealed: \d+ transactions, \d+ entries$/m);
    const row = 3;
    const at = [...written.entries()].filter(([, byte]) => byte === 10)[row - 1]![0] - 25;
    written[at] = written[at]! ^ 1;
    await writeFile(file, written);
    const bad = await runCli(["house", "verify", "ledger.export"], { cwd });
    expect([bad.code, bad.stdout]).toEqual([1, expect.stringContaining(`row ${row}: it is not as it was written`)]);
    expect(bad.stderr).toContain(`the first in row ${row}`);
  });

  test("a tenant is resumed only if it is read-only and its ledger is clean", async () => {
    const { code, stderr } = await livery("house", "resume", "--reason", "nothing was wrong");
    expect([code, stderr]).toEqual([1, expect.stringContaining("is not read-only.")]);
  });
});

describe("the key of the secrets (D102)", () => {
  const noKey = { LIVERY_KEY: "" };

  test("is made by house key for its owner alone, before those that the file has", async () => {
    const earlier = `livery-key-${"A".repeat(43)}\n`;
    await writeFile(join(cwd, "livery.key"), earlier);
    const made = await livery("house", "key", "livery.key");
    expect([made.code, made.stdout]).toEqual([0, expect.stringContaining("begins with a new key")]);
    const keys = await readFile(join(cwd, "livery.key"), "utf8");
    expect([keys.slice(54), keys.slice(0, 54)]).toEqual([
      `\n${earlier}`,
      expect.stringMatching(/^livery-key-[\w-]{43}$/),
    ]);
    expect((await stat(join(cwd, "livery.key"))).mode & 0o777).toBe(0o600);
    // It opens nothing that is stored: a sentence before the house starts. An account may have a new factor nevertheless.
    const wrong = await start("--key-file", "livery.key");
    expect([wrong.code, wrong.stderr]).toEqual([
      4,
      expect.stringMatching(/sealed with key [0-9a-f]{16}[^]*LIVERY_KEY/),
    ]);
    const reset = ["house", "staff", "reset", "piet", "--password", "tidal-lantern-40", "--lost-key"];
    expect((await livery(...reset, "--key-file", "livery.key")).code).toBe(0);
    expect((await livery(...reset)).code).toBe(0);
  });

  test("is required by a house that takes real bets, and its accounts: exit code 4, and what to do", async () => {
    const needed = [4, expect.stringMatching(/needs a key for the secrets[^]*livery house key[^]*LIVERY_KEY/)];
    const started = await runHere(["house", "start", "--port", "0"], { cwd, env: noKey });
    expect([started.code, started.stderr]).toEqual(needed);
    const args = ["house", "staff", "add", "keyless", "--role", "admin", "--password", "tidal-lantern-40"];
    const added = await runHere(args, { cwd, env: noKey });
    expect([added.code, added.stderr]).toEqual(needed);
  });
});

describe("house start", () => {
  test("refuses a second server on the same data, follows the maintenance setting, trusts the named proxy, and stops with Ctrl-C", async () => {
    const env = { LIVERY_TRUST_PROXY: "127.0.0.1" };
    const house = await startCli(["house", "start", "--port", "0", "--json"], { cwd, env }, /listens on/);
    const second = await start();
    expect([second.code, second.stderr]).toEqual([4, expect.stringContaining(`process ${house.child.pid}`)]);
    const port = Number(/listens on \S+:(\d+)/.exec(house.output())?.[1]);
    expect(await readyObject(house)).toEqual({ schema: 1, house: `http://127.0.0.1:${port}` });
    const set = async (maintenance: 0 | 1): Promise<void> => {
      await writeFile(join(cwd, "site.json"), JSON.stringify({ site_title: "Harbour", maintenance }));
      expect((await livery("house", "settings", "set", "harbour.localhost", "site.json")).code).toBe(0);
    };
    await set(1);
    await expect.poll(() => popupsOf("harbour", port)).toBe(503);
    expect(await popupsOf("meadow", port)).toBe(200);
    await set(0);
    await expect.poll(() => popupsOf("harbour", port)).toBe(200);
    await house.printed(/"call":"getPopups"/u);
    expect(house.output()).toMatch(/"call":"getPopups".*"ip":"203\.0\.113\.9"/u);
    expect(await house.stop()).toBe(130);
  });

  test("a database that goes away ends the house with the reason, what to do next, and exit code 4", async () => {
    const folder = await databaseFolder();
    const house = await startCli(["house", "start", "--port", "0"], { cwd: folder }, /listens on/);
    const [postmaster] = (await readFile(join(folder, ".livery/pg/data/postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(postmaster), "SIGKILL");
    expect((await house.ended).code).toBe(4);
    expect(house.output()).toMatch(/The database went away \([^)]+\)[^]*start the house again/u);
    expect(house.output()).not.toContain("top-level await");
  });

  test("a taken port exits 4 and names the flag that helps", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stderr, stdout } = await start("--port", String(port), "--json");
    other.close();
    expect(code).toBe(4);
    expect(JSON.parse(stdout)).toMatchObject({ schema: 1, error: { code: "port_taken", exitCode: 4 } });
    expect(stderr).toMatch(new RegExp(`Port ${port} is taken[^]*--port`));
  });

  test("an invalid port exits 2", async () => {
    expect(await livery("house", "start", "--port", "99999")).toMatchObject({ code: 2 });
  });
});

/** The status that a site's announcements are answered with, asked for through a proxy. */
function popupsOf(site: "harbour" | "meadow", port: number): Promise<number | undefined> {
  const host = `${site}.localhost:${port}`;
  const forwarded = { "x-forwarded-for": "203.0.113.9" };
  const headers = { host, origin: `http://${host}`, "content-type": "application/json", ...forwarded };
  const path = `/ekol/user/getPopups?token=${site}-public-key`;
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on("error", reject);
    call.end("{}");
  });
}
