import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@livery/house";
import { describe, expect, onTestFinished, test } from "vitest";
import { createBrand } from "../create/create-brand.ts";
import { databaseWithSites } from "../demo/serve-sites.ts";
import { testKeys } from "../testing/test-keys.ts";
import { findSite } from "../house/site-settings.ts";
import { silentProgress, type Progress } from "../terminal/progress.ts";
import { databaseFolder } from "../testing/database-folder.ts";
import { writeInto } from "../files/folder.ts";
import { localFetch } from "../settings/local-fetch.ts";
import { houseProject } from "../testing/house-project.ts";
import { readyObject, startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";

const { folder: cwd } = await houseProject();

async function builtBrand(name: string, host: string): Promise<void> {
  const site = {
    brand: name,
    hosts: [host],
    languages: ["en"],
    defaultLanguage: "en",
    release: "1",
    routes: ["sports"],
  };
  const files: Readonly<Record<string, string>> = {
    "site.json": JSON.stringify(site),
    "headers.json": JSON.stringify({
      "/en/index.html": { "content-security-policy": `default-src 'none'; report-uri /${name}` },
    }),
    "public/en/index.html": `<h1>${name}</h1>`,
    "public/en/shell.html": `<p>${name}</p>`,
  };
  for (const [path, content] of Object.entries(files)) await writeInto(join(cwd, name, "dist"), path, content);
}

describe("a brand of one's own without a site", () => {
  const notes: string[] = [];
  const progress: Progress = { ...silentProgress, note: (text) => void notes.push(text) };
  const brandIn = async (parent: string) => {
    const folder = join(parent, "northwind");
    const answers = { name: "northwind", title: "Northwind", domain: "northwind.localhost", languages: ["en"] };
    await createBrand(folder, answers);
    return { folder, dir: join(folder, "dist"), hosts: [answers.domain] };
  };

  test("gets one, with players, matches and pictures, where the database is a demo's", async () => {
    const root = await databaseFolder();
    const brand = await brandIn(root);
    const database = await databaseWithSites(root, [brand.folder], [brand], progress, { keys: testKeys, days: 1 });
    onTestFinished(() => database.close());
    expect(await findSite(database, "northwind.localhost")).toMatchObject({ document: { site_title: "Northwind" } });
    expect(notes.join("\n")).toMatch(/has one now, as in a demo\. Players: \w+ \w+/);
    expect(await readdir(join(brand.dir, "public", "demo"))).toContain("weekend.svg");
  });

  test("gets none where other machines would reach it, and its database is not served to them; exit 4", async () => {
    const root = await databaseFolder();
    const brand = await brandIn(root);
    const open = (host?: string) =>
      databaseWithSites(root, [brand.folder], [brand], progress, { keys: testKeys, days: 1, ...(host && { host }) });
    await expect(open("0.0.0.0")).rejects.toThrow("A demo does not listen on 0.0.0.0");
    const database = await open();
    onTestFinished(() => database.close());
    await expect(open("10.0.0.5")).rejects.toThrow("A demo does not listen on 10.0.0.5");
    const start = ["house", "start", "--host", "0.0.0.0", "--port", "0", "--root", root, "--json"];
    const { code, stdout } = await runHere(start, { cwd: root, env: { LIVERY_KEY: testKeys } });
    expect([code, JSON.parse(stdout)]).toMatchObject([
      4,
      { error: { message: expect.stringContaining("A demo does not listen") } },
    ]);
  });

  test("is named with the command that adds one, where the database is somebody's", async () => {
    const brand = await brandIn(cwd);
    const database = await databaseWithSites(cwd, [brand.folder], [brand], progress, { keys: testKeys });
    expect(await findSite(database, "northwind.localhost")).toBeUndefined();
    await database.close();
    expect(notes.at(-1)).toMatch(/no site at northwind\.localhost.*livery demo --skin northwind --root FOLDER/);
  });

  test("and its accounts of a demo are refused by demo and dev there, and by dev at DATABASE_URL; exit 4", async () => {
    const ports = ["--port", "0"];
    for (const args of [
      ["demo", "--skin", "harbour"],
      ["dev", "northwind"],
    ]) {
      const { code, stderr, stdout } = await runHere([...args, ...ports, "--json"], { cwd });
      expect([args, code, stderr]).toEqual([args, 4, expect.stringMatching(/belongs to acme[^]*--root/)]);
      expect(JSON.parse(stdout)).toMatchObject({ schema: 1, error: { code: "environment", exitCode: 4 } });
    }
    const env = { DATABASE_URL: "postgres://127.0.0.1:9/operator" };
    const { code, stderr } = await runHere(["dev", "northwind", ...ports], { cwd, env });
    expect([code, stderr]).toEqual([4, expect.stringMatching(/opens none[^]*livery demo --skin northwind/)]);
    const database = await openDatabase({ root: cwd, purpose: "test" });
    expect(await database.db.selectFrom("tenant").select("name").execute()).toEqual([{ name: "acme" }]);
    await database.close();
  });
});

describe("livery serve", () => {
  const lives = async (port: string | undefined) =>
    localFetch(`http://harbour.localhost:${port}/live/v1/snapshot/list`, { headers: { accept: "*/*" } });

  test("serves each built brand at its host, with the brand's policy, beside the calls, trusts the named proxy, and no live matches by default", async () => {
    await builtBrand("harbour", "harbour.localhost");
    await builtBrand("meadow", "meadow.localhost");
    const args = ["serve", "harbour", "meadow", "--port", "0", "--trust-proxy", "127.0.0.1", "--json"];
    const house = await startCli(args, { cwd }, /meadow\.localhost:\d+/);
    const port = /harbour\.localhost:(\d+)/.exec(house.output())?.[1];
    expect(await readyObject(house)).toEqual({
      schema: 1,
      house: `http://127.0.0.1:${port}`,
      brands: ["harbour", "meadow"].map((name) => ({
        host: `${name}.localhost`,
        dir: join(cwd, name, "dist"),
        address: `http://${name}.localhost:${port}/`,
      })),
    });
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const at = (host: string, path: string) => localFetch(`http://${host}.localhost:${port}${path}`, { headers });
    const home = await at("harbour", "/en/");
    expect(await home.text()).toBe("<h1>harbour</h1>");
    expect(home.headers.get("content-security-policy")).toContain("report-uri /harbour");
    expect(await (await at("meadow", "/en/sports")).text()).toBe("<p>meadow</p>");
    expect(await (await at("harbour", "/settings?domain=harbour.localhost")).json()).toMatchObject({
      settings: { site_title: "Harbour" },
    });
    await house.printed(/"call":"settings"/u);
    expect(house.output()).toMatch(/"call":"settings".*"ip":"203\.0\.113\.9"/u);
    expect((await lives(port)).status).toBe(404);
    expect(await house.stop()).toBe(130);
  });

  test("plays live matches with --simulate", async () => {
    await builtBrand("harbour", "harbour.localhost");
    const house = await startCli(["serve", "harbour", "--port", "0", "--simulate"], { cwd }, /harbour\.localhost:\d+/);
    const port = /harbour\.localhost:(\d+)/.exec(house.output())?.[1];
    // It serves the site before: its matches are announced first, which takes as long as the machine does.
    await house.printed(/live matches are published/u);
    expect((await lives(port)).status).toBe(200);
    expect(await house.stop()).toBe(130);
  });

  test("an invalid replay file, or one together with simulated matches, is refused before anything starts", async () => {
    await builtBrand("harbour", "harbour.localhost");
    await writeInto(cwd, "no-replay.json", "{}");
    const wrong = await runHere(["serve", "harbour", "--port", "0", "--replay", "no-replay.json"], { cwd });
    expect([wrong.code, wrong.stderr]).toEqual([3, expect.stringContaining("no-replay.json")]);
    const both = ["serve", "harbour", "--port", "0", "--replay", "no-replay.json", "--simulate"];
    expect((await runHere(both, { cwd })).code).toBe(2);
  });

  test("two brands on one host are refused before anything starts; exit 2", async () => {
    await builtBrand("one", "same.localhost");
    await builtBrand("two", "same.localhost");
    const { code, stderr, stdout } = await runHere(["serve", "one", "two", "--port", "0", "--json"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("both answer to same.localhost");
    expect(JSON.parse(stdout)).toMatchObject({ schema: 1, error: { code: "usage", exitCode: 2 } });
  });

  test("a folder without a built brand is refused, with the command that builds it; exit 2", async () => {
    const { code, stderr } = await runHere(["serve", "nowhere", "--port", "0"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/livery build .*nowhere/);
  });

  test("a build of an earlier version is refused, with the command that builds it again; exit 2", async () => {
    for (const name of ["site.json", "headers.json", "index.html"])
      await writeInto(join(cwd, "earlier", "dist"), name, "{}");
    const { code, stderr } = await runHere(["serve", "earlier", "--port", "0"], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/of an earlier version[^]*livery build .*earlier/)]);
  });
});
