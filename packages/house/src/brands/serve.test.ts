import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { Brand } from "./brand.ts";

const policy = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; report-uri /csp-report";
const script = "console.log('a script that is long enough to be worth packing');\n".repeat(20);
let house: TestHouse;
let dir: string;

async function build(release: string): Promise<void> {
  const site = {
    brand: "harbour",
    hosts: ["harbour.localhost", "m.harbour.localhost"],
    mobileHosts: ["m.harbour.localhost"],
    languages: ["en", "fa"],
    defaultLanguage: "en",
    browserLanguage: true,
    release,
    routes: ["", "sports", "page/$id", "sports/match/$matchId"],
  };
  const html = (body: string): string => `<!doctype html><title>${body}</title>`;
  const files: Record<string, string | Buffer> = {
    "public/en/index.html": html(`home en ${release}`),
    "public/en/shell.html": html("shell en"),
    "public/fa/index.html": html("home fa"),
    "public/fa/shell.html": html("shell fa"),
    "public/404.html": html("not found, but Home"),
    "public/fa/404.html": html("not found in fa, but Home"),
    "public/m/en/index.html": html("mobile home en"),
    "public/m/en/shell.html": html("mobile shell en"),
    "public/m/fa/404.html": html("mobile not found in fa"),
    "public/m/404.html": html("mobile not found"),
    "public/index.html": html("to the default language"),
    "public/robots.txt": "User-agent: *",
    "public/assets/main-abc123.js": script,
    "public/assets/main-abc123.js.br": brotliCompressSync(script),
    "public/assets/main-abc123.js.gz": gzipSync(script),
    "headers.json": JSON.stringify(
      Object.fromEntries(
        [
          "/en/index.html",
          "/en/shell.html",
          "/m/en/index.html",
          "/fa/index.html",
          "/fa/shell.html",
          "/404.html",
          "/fa/404.html",
        ].map((path) => [path, { "content-security-policy": policy }]),
      ),
    ),
    "site.json": JSON.stringify(site),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "livery-brand-"));
  await build("1");
  house = await startTestHouse({ brands: [{ hosts: ["harbour.localhost", "m.harbour.localhost"], dir }] });
});
afterAll(async () => {
  await house.close();
  await rm(dir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => house.visitor().send(path, { headers });

describe("a brand's pages", () => {
  test("redirect from / to the language of the cookie, the browser or the site", async () => {
    const landing = async (headers: Record<string, string>): Promise<unknown> => {
      const answer = await get("/", headers);
      expect(answer.status).toBe(302);
      return answer.headers["location"];
    };
    expect(await landing({})).toBe("/en/");
    expect(await landing({ "accept-language": "de, fa-IR;q=0.8, en;q=0.5" })).toBe("/fa/");
    expect(await landing({ "accept-language": "fa;q=0, xx" })).toBe("/en/");
    expect(await landing({ cookie: "lang=fa", "accept-language": "en" })).toBe("/fa/");
    expect(await landing({ cookie: "lang=//evil.example" })).toBe("/en/");
  });

  test("have their language in small letters: capitals lead there, and to nothing else", async () => {
    for (const [path, to] of [
      ["/EN/", "/en/"],
      ["/Fa", "/fa"],
      ["/EN/sports/match/12?x=1", "/en/sports/match/12?x=1"],
      ["/EN//evil.example", "/en//evil.example"],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers["location"]]).toEqual([path, 302, to]);
    }
    expect((await get("/XX/")).status).toBe(404);
  });

  test("are the home page with and without the trailing slash, and the shell for every known route", async () => {
    for (const [path, title] of [
      ["/en/", "home en 1"],
      ["/en", "home en 1"],
      ["/fa/", "home fa"],
      ["/en/sports", "shell en"],
      ["/en/sports/", "shell en"],
      ["/fa/page/7", "shell fa"],
      ["/en/sports/match/12?x=1", "shell en"],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status, answer.text]).toEqual([path, 200, `<!doctype html><title>${title}</title>`]);
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
        "cache-control": "no-cache",
        "x-content-type-options": "nosniff",
      });
    }
  });

  test("are the home page's content with status 404 for every other path (D45)", async () => {
    for (const path of [
      "/en/nothing",
      "/de/",
      "/de/sports",
      "/en/page",
      "/en/page/7/8",
      "/nothing",
      "/en/shell.html",
      "/404.html",
      "/site.json",
      "/headers.json",
      "/public/en/index.html",
      "/public/robots.txt",
    ]) {
      const answer = await get(path);
      expect([path, answer.status, answer.text]).toEqual([
        path,
        404,
        "<!doctype html><title>not found, but Home</title>",
      ]);
      expect(answer.headers["content-security-policy"]).toBe(policy);
    }
  });

  test("of an unknown path are in the path's language if the brand has it", async () => {
    const answer = await get("/fa/nothing");
    expect([answer.status, answer.text]).toEqual([404, "<!doctype html><title>not found in fa, but Home</title>"]);
    expect(answer.headers["content-security-policy"]).toBe(policy);
  });

  test("answer HEAD without a body", async () => {
    const answer = await house.visitor().send("/en/", { method: "HEAD" });
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });

  test("are answered with 304 while they have not changed", async () => {
    const first = await get("/en/");
    const repeated = await get("/en/", { "if-none-match": String(first.headers["etag"]) });
    expect([repeated.status, repeated.text]).toEqual([304, ""]);
  });
});

describe("the mobile host (D49)", () => {
  const mobile = (path: string) => new TestBrowser(house.port, "m.harbour.localhost", "harbour-test-key").send(path);

  test("serves documents of its own shell, under the same paths and each with its policy", async () => {
    for (const [path, status, title] of [
      ["/en/", 200, "mobile home en"],
      ["/en/sports?x=1", 200, "mobile shell en"],
      ["/fa/nothing", 404, "mobile not found in fa"],
      ["/nothing", 404, "mobile not found"],
      ["/m/en/index.html", 404, "mobile not found"],
    ] as const) {
      const answer = await mobile(path);
      expect([path, answer.status, answer.text]).toEqual([path, status, `<!doctype html><title>${title}</title>`]);
    }
    expect((await mobile("/en/")).headers["content-security-policy"]).toBe(policy);
    expect((await mobile("/")).headers["location"]).toBe("/en/");
  });

  test("shares every other file with the site", async () => {
    expect((await mobile("/assets/main-abc123.js")).text).toBe(script);
    expect((await mobile("/robots.txt")).status).toBe(200);
  });

  test("is the only host that serves the mobile documents", async () => {
    expect((await get("/m/en/")).status).toBe(404);
    expect((await get("/m/en/index.html")).text).toContain("not found, but Home");
  });
});

describe("a brand's files", () => {
  test("with a hash in their name are cached permanently, and others are not", async () => {
    const answer = await get("/assets/main-abc123.js");
    expect([answer.status, answer.text]).toEqual([200, script]);
    expect(answer.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await get("/robots.txt")).headers["cache-control"]).toBe("no-cache");
  });

  test("are sent compressed if the browser accepts it", async () => {
    const encoding = async (accepted: string) =>
      (await get("/assets/main-abc123.js", { "accept-encoding": accepted })).headers["content-encoding"];
    expect(await encoding("gzip, deflate, br")).toBe("br");
    expect(await encoding("gzip")).toBe("gzip");
    expect(await encoding("br;q=0, gzip;q=0.5")).toBe("gzip");
    expect(await encoding("identity")).toBeUndefined();
    const { headers } = await get("/assets/main-abc123.js", { "accept-encoding": "br" });
    expect(headers["vary"]).toBe("Accept-Encoding");
    expect(Number(headers["content-length"])).toBe(brotliCompressSync(script).length);
    expect(brotliDecompressSync(brotliCompressSync(script)).toString()).toBe(script);
  });

  test("that do not exist are answered with a JSON 404, so that no script is HTML", async () => {
    const answer = await get("/assets/main-old.js");
    expect([answer.status, answer.body]).toMatchObject([404, { code: "not_found" }]);
  });

  test("are served from the brand's folder only", async () => {
    await writeFile(join(dirname(dir), "livery-outside.txt"), "outside");
    for (const path of [
      "/../livery-outside.txt",
      "/..%2flivery-outside.txt",
      "/assets/..%2f..%2flivery-outside.txt",
      "/%2e%2e/livery-outside.txt",
      "/..\\livery-outside.txt",
      "//etc/passwd",
      "/etc/passwd",
      "/en/..%00/x",
      "/%",
      "/assets/%zz",
    ]) {
      const answer = await get(path);
      expect([`${path} 400`, `${path} 404`]).toContain(`${path} ${answer.status}`);
      expect(answer.text).not.toMatch(/outside|root:/);
    }
    await rm(join(dirname(dir), "livery-outside.txt"));
  });
});

test("another host serves no page of this brand, and its calls still work", async () => {
  const other = house.visitor("meadow");
  expect([(await other.send("/en/")).status, (await other.send("/en/")).body]).toMatchObject([
    404,
    { code: "not_found" },
  ]);
  expect((await other.call("getUserData", {})).status).toBe(200);
  expect((await new TestBrowser(house.port, "127.0.0.1", "x").send("/")).status).toBe(404);
});

test("an unknown path below the calls' prefix is never answered with a page", async () => {
  const answer = await get("/ekol/nothing");
  expect([answer.status, answer.body]).toMatchObject([404, { code: "not_found" }]);
});

test("a new build is served without a restart of the server", async () => {
  await build("2");
  await utimes(join(dir, "site.json"), new Date(), new Date(Date.now() + 5_000));
  await expect.poll(async () => (await get("/en/")).text).toContain("home en 2");
});

test("a folder without a built brand is refused with the next step", async () => {
  await expect(Brand.open({ hosts: ["x.localhost"], dir: join(dir, "nothing") })).rejects.toMatchObject({
    code: "brand_not_built",
    next: "Build it first: livery build.",
  });
});

test("a build of an earlier version, whose files lie beside its record, is refused with the next step", async () => {
  const earlier = await mkdtemp(join(tmpdir(), "livery-earlier-"));
  for (const name of ["site.json", "headers.json"]) await writeFile(join(earlier, name), "{}");
  await expect(Brand.open({ hosts: ["x.localhost"], dir: earlier })).rejects.toMatchObject({
    code: "brand_not_built",
    message: expect.stringContaining("lacks public"),
    next: "Build it again: livery build.",
  });
  await rm(earlier, { recursive: true });
});
