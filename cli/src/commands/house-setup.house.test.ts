import { readFile } from "node:fs/promises";
import { openDatabase } from "@livery/house";
import { staffClient, TestBrowser } from "@livery/house/testing";
import { expect, test } from "vitest";
import { atTheEnd } from "../testing/at-the-end.ts";
import { databaseFolder } from "../testing/database-folder.ts";
import { runCli, startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";

interface Access {
  readonly name: string;
  readonly password: string;
  readonly otpauth: string;
}

/** The bytes of a secret in base32 (RFC 4648). */
function secretIn(otpauth: string): Buffer {
  const secret = new URL(otpauth).searchParams.get("secret") ?? "";
  const bits = Array.from(secret, (sign) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const cwd = await databaseFolder();
// Held open, so that each command finds the embedded server running.
const database = await openDatabase({ root: cwd, purpose: "cli tests" });
atTheEnd(() => database.close());
const key = ["--key-file", "livery.key"];
const livery = (...args: string[]) => runHere(args, { cwd });
const answers = {
  site: "northwind",
  tenant: "acme",
  title: "Northwind",
  hosts: "northwind.localhost",
  languages: "en,de",
  panel: "panel.northwind.localhost",
  "top-dealer": "head-office",
  currency: "EUR",
  admins: "ingrid,piet",
};
const initWith = (other: Partial<typeof answers>): string[] => [
  "house",
  "init",
  ...Object.entries({ ...answers, ...other }).flatMap(([name, value]) => [`--${name}`, value]),
  ...key,
];

test("an empty house is set up, started and changed while it runs, by commands alone", async () => {
  expect((await runCli(["house", "key", "livery.key"], { cwd })).code).toBe(0);
  const made = await runCli([...initWith({}), "--json"], { cwd });
  expect([made.code, made.stderr]).toEqual([0, ""]);
  const { admins, ...rest } = JSON.parse(made.stdout) as { readonly admins: readonly [Access, Access] };
  expect(rest).toEqual({
    schema: 1,
    tenant: { name: "acme", panelHosts: ["panel.northwind.localhost"] },
    site: { name: "northwind", hosts: ["northwind.localhost"], siteKey: "northwind-public-key" },
    dealer: { name: "head-office", currency: "EUR" },
  });
  const added = [
    "southwind",
    "--title",
    "Southwind",
    "--hosts",
    "southwind.localhost",
    "--mobile",
    "--languages",
    "de",
  ];
  expect((await livery("house", "site", "add", ...added, "--currency", "EUR")).stdout).toContain(
    "m.southwind.localhost",
  );

  const house = await startCli(["house", "start", "--port", "0", ...key], { cwd }, /listens on/u);
  const port = Number(/listens on \S+:(\d+)/u.exec(house.output())?.[1]);
  const settingsAt = async (host: string, siteKey = "southwind-public-key") => {
    const { body, status } = await new TestBrowser(port, host, siteKey).send(
      `/settings?domain=${host}&token=${siteKey}`,
    );
    return [status, (body as { settings?: Record<string, unknown> }).settings?.["site_title"]];
  };
  const panel = new TestBrowser(port, answers.panel, "");
  expect((await panel.send("/")).text).toMatch(/<script/u);
  const [{ name, otpauth, password }] = admins;
  const client = await staffClient(panel, { name, password, secret: secretIn(otpauth) });
  expect(await client.call("panelMe", {})).toMatchObject({ name: "ingrid", role: "admin" });

  expect(await settingsAt("southwind.localhost")).toEqual([200, "Southwind"]);
  expect((await settingsAt("other.localhost"))[0]).toBe(404);
  const change = (...args: string[]) => livery("house", "site", "change", "southwind", ...args);
  expect((await change("--add-hosts", "other.localhost", "--title", "South")).code).toBe(0);
  await expect.poll(() => settingsAt("other.localhost")).toEqual([200, "South"]);
  expect((await change("--remove-hosts", "southwind.localhost")).stdout).toBe(
    "✓ southwind answers at other.localhost.\n",
  );
  await expect.poll(() => settingsAt("southwind.localhost")).toEqual([404, undefined]);
  const renewed = JSON.parse((await change("--renew-key", "--json")).stdout) as { site: { siteKey: string } };
  const { siteKey } = renewed.site;
  expect(siteKey).toMatch(/^[\w-]{43}$/u);
  await expect.poll(() => settingsAt("other.localhost", siteKey)).toEqual([200, "South"]);

  const disabled = await livery("house", "staff", "disable", "ingrid");
  expect(disabled.stdout).toContain("ingrid is signed out");
  await expect(client.call("panelMe", {})).rejects.toMatchObject({ code: "signed_out" });
  expect((await livery("house", "staff", "disable", "piet")).stderr).toMatch(/piet is the last admin/u);

  expect((await livery("house", "site", "remove", "southwind")).code).toBe(2);
  expect((await livery("house", "site", "remove", "southwind", "--yes")).stdout).toBe("✓ southwind is removed.\n");
  await expect.poll(() => settingsAt("other.localhost", siteKey)).toEqual([404, undefined]);
  expect(await house.stop()).toBe(130);
});

test("a house that is set up is not set up again, and the name and the absence of a key are refused before that", async () => {
  const again = await livery(...initWith({ tenant: "globex" }), "--json");
  expect([again.code, JSON.parse(again.stdout)]).toMatchObject([1, { error: { code: "house_has_tenant" } }]);
  expect((await livery(...initWith({ tenant: "demo" }))).stderr).toMatch(/demo's tenant is called demo/u);
  const keyless = initWith({}).slice(0, -2);
  const refused = await runHere(keyless, { cwd, env: { LIVERY_KEY: "" } });
  expect([refused.code, refused.stderr]).toEqual([4, expect.stringMatching(/needs a key/u)]);
  const missing = await livery("house", "init", "--json");
  expect([missing.code, JSON.parse(missing.stdout)]).toMatchObject([2, { error: { code: "usage" } }]);
});

test("another operator has dealers of its own, whose quotas and permissions hold", async () => {
  const tenant = [
    "--panel",
    "panel.globex.localhost",
    "--top-dealer",
    "root",
    "--currency",
    "USD",
    "--admins",
    "hank,lisa",
  ];
  expect((await livery("house", "tenant", "add", "globex", ...tenant, ...key)).stdout).toContain("without credit");
  const dealer = (...args: string[]) => livery("house", "dealer", ...args, "--tenant", "globex");
  const one = ["--parent", "root", "--may", "user.create", "--max-dealers", "0"];
  expect((await dealer("add", "quay-street", ...one)).code).toBe(0);
  expect((await dealer("list")).stdout).toMatch(/^ {2}quay-street +USD +open +0 +0 of 0 +0$/mu);
  expect((await dealer("add", "pier-nine", "--parent", "quay-street")).stderr).toMatch(/as many as it may/u);
  expect((await dealer("change", "quay-street", "--max-dealers", "none")).code).toBe(0);
  expect((await dealer("add", "pier-nine", "--parent", "quay-street", "--may", "role.edit")).stderr).toMatch(
    /itself may not/u,
  );
  expect((await dealer("add", "pier-nine", "--may", "flying")).code).toBe(2);
  expect((await dealer("close", "quay-street")).stdout).toMatch(/closed/u);
  expect((await dealer("add", "pier-nine", "--parent", "quay-street")).stderr).toMatch(/quay-street is closed/u);
  expect((await dealer("open", "quay-street")).code).toBe(0);
  expect((await livery("house", "dealer", "list")).stderr).toMatch(/several tenants/u);
  const moved = ["--add-hosts", "office.globex.localhost", "--remove-hosts", "panel.globex.localhost"];
  expect((await livery("house", "tenant", "change", "globex", ...moved)).code).toBe(0);
  expect((await livery("house", "tenant", "list")).stdout).toMatch(/^globex +office\.globex\.localhost/mu);
});

test("the commands of the documentation work as they stand", async () => {
  const page = await readFile(new URL("../../../docs/house/setup.md", import.meta.url), "utf8");
  const commands = [...page.matchAll(/^ {4,}(?:LIVERY_PASSWORD=(\S+) )?livery (.+)$/gmu)]
    .map(([, password, words = ""]) => ({ password, words: words.split(" ") }))
    .filter(({ words: [first] }) => first !== "build" && first !== "serve");
  expect(commands.length).toBeGreaterThan(15);
  const folder = await databaseFolder();
  const own = await openDatabase({ root: folder, purpose: "cli tests" });
  atTheEnd(() => own.close());
  for (const { password, words } of commands) {
    const env = { LIVERY_KEY: "", ...(password !== undefined && { LIVERY_PASSWORD: password }) };
    const { code, stderr } = await runHere(words, { cwd: folder, env });
    expect([words.join(" "), code, stderr]).toEqual([words.join(" "), 0, expect.not.stringContaining("✗")]);
  }
  const sites = await own.db.selectFrom("site").select(["name", "site_key"]).execute();
  expect(sites).toEqual([{ name: "northwind", site_key: "northwind-public-key" }]);
});
