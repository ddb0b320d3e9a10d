import { readdirSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { auditLedger } from "@livery/house";
import { builtFolder } from "@livery/house/testing";
import { housePaths, securityHeaders } from "@livery/house/proxy";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTab, workerBrowser } from "../harness/browser.ts";
import { freePort } from "../harness/free-port.ts";
import { accountIn, testBrand } from "../harness/sites.ts";
import { offersIn, signIn, streamBets } from "./bet-stream.ts";
import { observe } from "./observatory.ts";
import { type RunningNginx, startNginx } from "./running-nginx.ts";
import { openTwoHouses, type TwoHouses } from "./two-houses.ts";
import { type Answer, Visitor } from "./visitor.ts";

interface SiteRecord {
  readonly languages: readonly string[];
  readonly routes: readonly string[];
}

const host = `${testBrand}.localhost`;
const mobileHost = `m.${host}`;
const panelHost = "panel.localhost";
let houses: TwoHouses;
let nginx: RunningNginx;
let site: SiteRecord;
let visitors: Visitor[] = [];

/** A visitor of a host; each address is sent to one of the houses. */
function visitor(at = host, address = "127.0.0.1"): Visitor {
  const made = new Visitor({ port: nginx.https, host: at, ca: nginx.ca, address });
  visitors.push(made);
  return made;
}

beforeAll(async () => {
  houses = await openTwoHouses(testBrand);
  await houses.start();
  site = JSON.parse(readFileSync(join(houses.built, builtFolder.site), "utf8")) as SiteRecord;
  const folder = join(houses.root, "nginx");
  await mkdir(folder);
  const addresses = houses.ports.map((port) => `127.0.0.1:${port}`).join(",");
  await houses.livery(
    "deploy-files",
    testBrand,
    "--out",
    folder,
    "--houses",
    addresses,
    "--project",
    houses.root,
    "--panel",
    panelHost,
  );
  nginx = await startNginx(process.env["LIVERY_NGINX"] ?? "nginx", readFileSync(join(folder, "nginx.conf"), "utf8"), {
    folder: join(folder),
    hosts: [host, mobileHost, panelHost],
    http: await freePort(),
    https: await freePort(),
  });
});

afterAll(async () => {
  for (const each of visitors) each.close();
  await nginx?.stop();
  await houses?.remove();
});

/** The pages of a language: its home, and every route with something in the place of its parameters. */
const pagesIn = (lang: string): readonly string[] => [
  `/${lang}/`,
  ...site.routes.map((route) => `/${lang}/${route.replace(/^\//u, "").replaceAll(/\$\w+/gu, "1")}`),
];

function plain(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port: nginx.http, path, headers: { host } }, (incoming) => {
      incoming.resume();
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.of() });
    })
      .on("error", reject)
      .end();
  });
}

test("every page of every language and host is there, with the headers that a house sends", async () => {
  const wrong: string[] = [];
  let pages = 0;
  for (const at of [host, mobileHost]) {
    const each = visitor(at);
    for (const lang of site.languages)
      for (const path of pagesIn(lang)) {
        const { body, headers, status } = await each.send(path);
        const lacks = Object.entries(securityHeaders).filter(([name, value]) => headers[name] !== value);
        const policy = String(headers["content-security-policy"]);
        pages += 1;
        if (status !== 200 || !body.includes(`<html lang="${lang}"`)) wrong.push(`${at}${path} ${status}`);
        if (lacks.length > 0 || !policy.includes("trusted-types")) wrong.push(`${at}${path} ${lacks.join()} ${policy}`);
      }
  }
  console.log(`${pages} pages of ${site.languages.length} languages on two hosts`);
  expect(wrong).toEqual([]);
});

test("the first page, an unknown page and plain HTTP answer as the house does", async () => {
  const each = visitor();
  const landing = await each.send("/");
  expect([landing.status, landing.headers.location]).toEqual([302, "/en/"]);
  const lost = await each.send("/en/nowhere");
  expect([lost.status, lost.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  const { headers, status } = await plain("/en/sports?x=1");
  expect([status, headers.location]).toEqual([301, `https://${host}/en/sports?x=1`]);
});

test("assets are compressed as the browser accepts it, immutable, and cached by the proxy", async () => {
  const each = visitor();
  const names = readdirSync(join(houses.built, builtFolder.public, "assets"));
  const name = names.find((file) => file.endsWith(".js.br"))?.slice(0, -3) ?? "";
  const path = `/assets/${name}`;
  const whole = readFileSync(join(houses.built, builtFolder.public, "assets", name)).length;
  const sizes: Record<string, number> = {};
  for (const encoding of ["br", "gzip", undefined]) {
    const accept = encoding === undefined ? {} : { "accept-encoding": `${encoding}, deflate` };
    const { body, headers, status } = await each.send(path, { headers: accept });
    expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    sizes[encoding ?? "plain"] = body.length;
  }
  console.log(`${name}: ${JSON.stringify(sizes)} bytes`);
  expect(sizes["plain"]).toBe(whole);
  expect(sizes["br"]).toBeLessThan(sizes["gzip"] ?? 0);
});

test("paths that are for houses and their watchers are closed, and the calls are open", async () => {
  const each = visitor();
  for (const { path, use } of housePaths) {
    const { headers, status } = await each.send(path);
    const isClosed = status === 404 && headers["x-request-id"] === undefined;
    expect([path, isClosed]).toEqual([path, use === "inside" || use === "panel"]);
  }
  const { body, status } = await each.send(`/settings?domain=${host}`);
  expect([status, JSON.parse(body.toString())]).toMatchObject([200, { settings: { site_title: expect.any(String) } }]);
  const spoofed = await each.send("/release", { headers: { "x-request-id": "of-a-visitor" } });
  expect(spoofed.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/u);
});

test("the panel is reached by its own host alone, whatever the request line names", async () => {
  const call = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  const panel = await visitor(panelHost).send("/panel/session/me", call);
  expect(panel.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/u);
  const each = visitor();
  for (const [path, named] of [
    [`https://${host}:${nginx.https}/panel/session/me`, panelHost],
    [`https://${host}:${nginx.https}/en/`, panelHost],
    [`https://${host}:${nginx.https}/settings?domain=${host}`, mobileHost],
  ] as const) {
    const { headers, status } = await each.send(path, { ...call, headers: { ...call.headers, host: named } });
    expect([path, status, headers["x-request-id"]]).toEqual([path, 421, undefined]);
  }
});

test("a house believes no trace that a visitor names", async () => {
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const sent = await visitor().send(`/settings?domain=${host}`, {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  const id = String(sent.headers["x-request-id"]);
  const lines = await houses.logged(id);
  expect(lines).toContain(`"/settings"`);
  expect(lines).not.toContain(trace);
});

test("a browser opens the site by TLS, and its socket brings live frames", async () => {
  const browser = await workerBrowser();
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: "en-GB" });
  const { page, troubles } = await openTab(context);
  const frame = new Promise<number>((resolve) => {
    page.on("websocket", (socket) => {
      if (!socket.url().endsWith("/live/v1/socket")) return;
      socket.on("framereceived", ({ payload }) => resolve(payload.length));
    });
  });
  await page.goto(`https://${host}:${nginx.https}/en/livebets`);
  expect(await frame).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("the observatory's rules give A+", async () => {
  const each = visitor();
  await signIn(each, accountIn("en"));
  const { body, headers } = await each.send("/en/");
  const redirect = await plain("/en/");
  const verdict = observe({ headers, page: body.toString(), cookies: each.cookieLines, redirect, host });
  console.log(`${verdict.grade}, ${verdict.score} points: ${JSON.stringify(verdict.points)}`);
  expect(each.cookieLines.length).toBeGreaterThan(0);
  expect(verdict.grade).toBe("A+");
});

test("two houses restart one after the other under a stream of bets, and none fails", async () => {
  const offers = await offersIn(houses.database);
  expect(offers.length).toBeGreaterThan(5);
  const accounts = ["en", "fa", "tr", "de"].map((lang) => accountIn(lang));
  let stopped = false;
  const clients = await Promise.all(
    accounts.map((account, index) => signIn(visitor(host, `127.0.0.${10 + index}`), account)),
  );
  const before = await requestsOf(houses);
  const streams = Promise.all(clients.map((client) => streamBets(client, offers, () => stopped)));
  const absent: number[] = [];
  try {
    for (const port of houses.ports) absent.push(await houses.restart(port));
  } finally {
    stopped = true;
  }
  const done = await streams;
  const placed = done.flatMap((each) => each.placed);
  const failed = done.flatMap((each) => each.failed);
  const took = done.flatMap((each) => each.took).toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(took[Math.floor(took.length * share)] ?? 0);
  console.log(
    `${placed.length} bets of ${clients.length} players, ${failed.length} failed; houses were away for ${absent.join(", ")} ms; an answer took ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${Math.round(took.at(-1) ?? 0)} ms (longest)`,
  );
  expect(failed).toEqual([]);
  const after = await requestsOf(houses);
  expect(after - before).toBe(placed.length);
  const { breaches } = await auditLedger(houses.database.db);
  expect(breaches).toEqual([]);
});

/** How many coupons there are. */
async function requestsOf({ database }: TwoHouses): Promise<number> {
  const { rows } = await database.pool.query<{ readonly count: number }>(
    "select count(*)::integer as count from coupon",
  );
  return rows[0]?.count ?? 0;
}

test("while no house answers, each page is what was built, with its policy, and calls say so", async () => {
  await houses.end();
  const policies = JSON.parse(readFileSync(join(houses.built, builtFolder.headers), "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const wrong: string[] = [];
  for (const [at, folder] of [
    [host, ""],
    [mobileHost, "/m"],
  ] as const) {
    const each = visitor(at);
    for (const lang of site.languages)
      for (const path of pagesIn(lang)) {
        const document = `${folder}/${lang}/${path === `/${lang}/` ? "index" : "shell"}.html`;
        const { body, headers, status } = await each.send(path);
        const built = readFileSync(join(houses.built, builtFolder.public, document));
        const sent = { ...securityHeaders, ...policies[document], "cache-control": "no-cache" };
        const lacks = Object.entries(sent).filter(([name, value]) => headers[name] !== value);
        if (status !== 200 || !body.equals(built) || lacks.length > 0)
          wrong.push(`${at}${path} ${status} ${lacks.join()}`);
      }
  }
  expect(wrong).toEqual([]);
  const each = visitor();
  expect((await each.send("/")).headers.location).toMatch(/\/en\/$/u);
  expect((await each.send("/en/nowhere")).status).toBe(404);
  expect((await each.send(`/settings?domain=${host}`)).status).toBe(502);
  expect((await each.send("/site.json")).status).toBe(404);
});
