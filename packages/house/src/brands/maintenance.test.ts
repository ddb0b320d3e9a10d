import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { SettingsDocument } from "@livery/contract";
import { storeSettings } from "../settings/store.ts";
import type { Answer } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";

const open: SettingsDocument = { site_title: "Harbour & <Sons>", site_default_lang: "en" };
let house: TestHouse;
let folder: string;

async function build(site: string, release: string): Promise<string> {
  const dir = join(folder, site);
  const record = {
    brand: site,
    hosts: [`${site}.localhost`],
    languages: ["en", "fa", "tr", "de", "it"],
    defaultLanguage: "en",
    release,
    routes: ["", "sports"],
  };
  const files = {
    "public/en/index.html": "home",
    "public/en/shell.html": "shell",
    "public/404.html": "missing",
    ...(site === "harbour" && { "public/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
    "public/robots.txt": "User-agent: *",
    "public/assets/main-abc.js": "1",
    "headers.json": "{}",
    "site.json": JSON.stringify(record),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
  return dir;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-brand-"));
  const brands = [
    { hosts: ["harbour.localhost"], dir: await build("harbour", "1") },
    { hosts: ["meadow.localhost"], dir: await build("meadow", "7") },
  ];
  house = await startTestHouse({ brands });
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  house.visitor().send(path, { headers });

/** Stores the site's settings and waits until the house has heard of them. */
async function set(changes: SettingsDocument): Promise<void> {
  const siteId = house.seeded.siteIds["harbour"]!;
  const version = await storeSettings(house.test.db, { siteId, document: { ...open, ...changes }, actor: "test" });
  const isRead = async (): Promise<boolean> => {
    const { body } = await get("/settings?domain=harbour.localhost");
    return (body as { readonly revision: number }).revision === Number(version);
  };
  await vi.waitUntil(isRead, { timeout: 30_000 });
}

describe("a site in maintenance (§2)", () => {
  beforeAll(() => set({ maintenance: 1 }));
  afterAll(() => set({}));

  test("answers its calls with 503, the code maintenance and the time to wait", async () => {
    const visitor = house.visitor();
    for (const answer of [
      await visitor.call("getPopups", {}),
      await visitor.call("getUserData", {}),
      await visitor.call("userLogin", { userName: "alice", password: "correct-horse" }),
      await visitor.raw("getBonus", {}),
      await visitor.post("/handoff?token=harbour-test-key", { slip: {} }),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([
        503,
        { code: "maintenance", message: "Planned Maintenance Work", params: { retryAfter: 300 } },
      ]);
      expect(answer.headers["retry-after"]).toBe("300");
    }
  });

  test("serves the maintenance page for every document, in the language of the path", async () => {
    for (const [path, lang, dir, heading] of [
      ["/en/", "en", "ltr", "Planned Maintenance Work"],
      ["/en/sports?x=1", "en", "ltr", "Planned Maintenance Work"],
      ["/fa/", "fa", "rtl", "تعمیرات برنامه‌ریزی‌شده"],
      ["/tr/anything", "tr", "ltr", "Planlı Bakım Çalışması"],
      ["/de/", "de", "ltr", "Geplante Wartungsarbeiten"],
      ["/it/", "en", "ltr", "Planned Maintenance Work"],
      ["/nothing", "en", "ltr", "Planned Maintenance Work"],
      ["/", "en", "ltr", "Planned Maintenance Work"],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers["retry-after"]]).toEqual([path, 503, "300"]);
      expect(answer.text).toContain(`<html lang="${lang}" dir="${dir}">`);
      expect(answer.text).toContain(`<h1>${heading}</h1>`);
      expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    }
    const chosen = await get("/", { cookie: "lang=fa" });
    expect(chosen.text).toContain(`<html lang="fa" dir="rtl">`);
  });

  test("serves it with a content security policy that allows its own style and no scripts", async () => {
    const { headers, text } = await get("/en/");
    const style = /<style>([^]*?)<\/style>/.exec(text)![1]!;
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `style-src 'sha256-${hash}'`,
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy.join()).not.toContain("unsafe");
    expect(text).not.toMatch(/<script|style=|\son\w+=|https?:/);
    expect(text).toContain("Harbour &amp; &lt;Sons&gt;");
  });

  test("shows the brand's logo, which is still served", async () => {
    const [, mark = ""] = /<img src="([^"]+)" alt=""/.exec((await get("/en/")).text) ?? [];
    expect([mark, (await get(mark)).status]).toEqual(["/favicon.svg", 200]);
  });

  test("still serves what an open page needs: its files, its settings and the release", async () => {
    expect([(await get("/assets/main-abc.js")).status, (await get("/robots.txt")).status]).toEqual([200, 200]);
    expect((await get("/settings?domain=harbour.localhost")).body).toMatchObject({ settings: { maintenance: 1 } });
    expect((await get("/release")).body).toEqual({ release: "1", maintenance: true });
    expect((await get("/readyz")).status).toBe(200);
  });

  test("does not affect other sites", async () => {
    const other = house.visitor("meadow");
    expect([(await other.send("/en/")).status, (await other.call("getPopups", {})).status]).toEqual([200, 200]);
    expect((await other.send("/release")).body).toEqual({ release: "7", maintenance: false });
  });
});

test("the time to wait ends with maintenance_until, and is never zero", async () => {
  const wait = async (until: string): Promise<number> => {
    await set({ maintenance: 1, maintenance_until: until });
    return Number((await get("/en/")).headers["retry-after"]);
  };
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z$/, "Z");
  expect(Math.abs((await wait(inAnHour)) - 3_600)).toBeLessThan(10);
  expect(await wait("2020-01-01T00:00Z")).toBe(30);
  await set({});
  expect((await get("/en/")).text).toBe("home");
});

test("settings with an invalid maintenance_until are refused", async () => {
  const bad = set({ maintenance: 1, maintenance_until: "tomorrow" });
  await expect(bad).rejects.toThrow(/maintenance_until: "tomorrow" is not allowed; allowed: a time such as/);
});

describe("GET /release", () => {
  test("is not cached, and names the new build once it is there", async () => {
    const { headers, body } = await get("/release");
    expect([headers["cache-control"], body]).toEqual(["no-store", { release: "1", maintenance: false }]);
    const dir = await build("harbour", "2");
    await utimes(join(dir, "site.json"), new Date(), new Date(Date.now() + 5_000));
    await expect.poll(async () => (await get("/release")).body).toMatchObject({ release: "2" });
  });

  test("is not found without a brand", async () => {
    const house = await startTestHouse();
    expect((await house.visitor().send("/release")).body).toMatchObject({ code: "not_found" });
    await house.close();
  });
});
