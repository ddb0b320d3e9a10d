import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { PanelApp } from "./app.ts";

const inline = "document.documentElement.lang='en'";
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
let dir: string;
let house: PanelHouse;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "livery-panel-"));
  await mkdir(join(dir, "assets"));
  await writeFile(
    join(dir, "index.html"),
    `<!doctype html><title>Panel</title><style>b{}</style><script>${inline}</script><script type="module" src="/assets/main-abc.js"></script>`,
  );
  await writeFile(join(dir, "assets", "main-abc.js"), "export {};");
  house = await startPanelHouse({ panel: { dir } });
});
afterAll(async () => {
  await house.close();
  await rm(dir, { recursive: true });
});

const get = (path: string, host?: string) => house.stranger(host).send(path);

test("every address of a panel host answers the panel's document, with a policy that allows inline code by hash only", async () => {
  for (const path of ["/", "/users", "/users/42?search=a", "/index.html"]) {
    const { status, headers, text } = await get(path);
    expect([path, status, headers["content-type"]]).toEqual([path, 200, "text/html; charset=utf-8"]);
    expect(text).toContain("<title>Panel</title>");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' ${sha(inline)};`);
    expect(policy).toContain(`style-src 'self' ${sha("b{}")};`);
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'; require-trusted-types-for 'script'/);
    expect(policy).not.toContain("unsafe");
    expect(headers).toMatchObject({ "cache-control": "no-cache", "x-frame-options": "DENY" });
  }
});

test("its files are cached permanently, and a path that is no file of the build is not found", async () => {
  const file = await get("/assets/main-abc.js");
  expect([file.status, file.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  for (const path of ["/assets/other.js", "/panel/nothing", "/ekol/getUserData"])
    expect((await get(path)).body).toMatchObject({ code: "not_found" });
});

test("another tenant's panel host serves it too, and a site's host or an unknown one does not", async () => {
  expect((await get("/", "panel.globe.localhost")).text).toContain("<title>Panel</title>");
  for (const host of ["harbour.localhost", "nobody.localhost"])
    expect((await get("/users", host)).body).toMatchObject({ code: "not_found" });
});

test("a host that becomes a panel host while the server runs serves the panel from then on", async () => {
  expect((await get("/", "new.panel.localhost")).status).toBe(404);
  await house.test.db
    .insertInto("site_host")
    .values({ host: "new.panel.localhost", tenant_id: house.seeded.tenantId, site_id: null, kind: "panel" })
    .execute();
  await expect.poll(async () => (await get("/", "new.panel.localhost")).status).toBe(200);
});

test("a server without a built panel says so, and still answers its calls", async () => {
  const bare = await startPanelHouse();
  try {
    const { status, text } = await bare.stranger().send("/users");
    expect([status, text]).toEqual([503, expect.stringContaining("without a built panel")]);
    expect((await (await bare.staff("north")).panelRaw("panelMe", {})).status).toBe(200);
  } finally {
    await bare.close();
  }
});

test("a folder without a built panel is refused at the start", async () => {
  await expect(PanelApp.open({ dir: join(dir, "assets") })).rejects.toMatchObject({ code: "panel_not_built" });
});
