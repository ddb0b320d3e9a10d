import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, readFile, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { forever, securityHeaders } from "@livery/house/proxy";
import { describe, expect, test } from "vitest";
import { writeInto } from "../files/folder.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const root = await temporaryFolder();
const project = join(root, "project");
const languages = ["en", "fa"];
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const site = {
  brand: "northwind",
  hosts: ["northwind.example"],
  mobileHosts: [],
  languages,
  defaultLanguage: "en",
  routes: ["sports", "page/$id"],
  release: "1",
};
const documents = languages.flatMap((lang) => ["index", "shell", "404"].map((name) => `/${lang}/${name}.html`));
const headers = Object.fromEntries(documents.map((path) => [path, { "content-security-policy": policy }]));
async function writeBrand(folder: string, hosts: readonly string[] = site.hosts): Promise<void> {
  await writeInto(folder, "dist/site.json", JSON.stringify({ ...site, hosts }));
  await writeInto(folder, "dist/headers.json", JSON.stringify(headers));
  for (const path of documents) await writeInto(folder, `dist/public${path}`, "<p>");
}
await writeBrand(join(project, "northwind"));
for (const folder of ["project/brands/northwind", "project/south wind", "beside"])
  await writeBrand(join(root, folder), ["other.example"]);
await writeInto(project, "northwind/dist/public/assets/app-1.js", "export {};");
await writeInto(project, "node_modules/.bin/livery", "#!/bin/sh\n");
await chmod(join(project, "node_modules/.bin/livery"), 0o755);

const run = (...args: string[]) => runHere(["deploy-files", ...args], { cwd: project });
const states = (stdout: string): readonly string[] => {
  const { files } = JSON.parse(stdout) as { readonly files: readonly { readonly state: string }[] };
  return [...new Set(files.map(({ state }) => state))];
};
/** Whether a program is on this machine; said where it is not. */
function has(program: string, ...args: string[]): boolean {
  const there = spawnSync(program, args).error === undefined;
  if (!there) console.warn(`skipped: ${program} is not on this machine`);
  return there;
}

describe("livery deploy-files", () => {
  test("takes a brand's place below the project, and the output folder's", async () => {
    const { code } = await run("brands/northwind", "--out", "out/files");
    expect(code).toBe(0);
    const text = (name: string): Promise<string> => readFile(join(project, "out", "files", name), "utf8");
    expect(await text("Dockerfile")).toContain("COPY brands/northwind/dist ./brands/northwind/dist\n");
    expect(await text("nginx.conf")).toContain("root /srv/livery/brands/northwind/dist/public;");
    expect(await text("compose.yaml")).toContain("    context: ../..\n    dockerfile: out/files/Dockerfile\n");
  });

  test("says with --dry-run what it would write, and writes nothing", async () => {
    const { code, stdout } = await run("northwind", "--dry-run");
    expect([code, stdout]).toEqual([0, expect.stringMatching(/Would be in .*deploy:[^]*nginx\.conf +new\n/u)]);
    expect(await readdir(project)).not.toContain("deploy");
  });

  test("writes each file once, and finds them as they are in a second run", async () => {
    const first = await run("northwind", "--json");
    expect([first.code, states(first.stdout)]).toEqual([0, ["new"]]);
    expect(JSON.parse(first.stdout)).toMatchObject({ schema: 1, folder: join(project, "deploy"), written: true });
    const second = await run("northwind", "--json");
    expect(states(second.stdout)).toEqual(["same"]);
    const names = await readdir(join(project, "deploy"), { recursive: true });
    expect(names).toEqual(expect.arrayContaining(["Caddyfile", "compose.yaml", "static/northwind/_headers"]));
  });

  test("writes anew, without a question, what Git gave the ends of lines of Windows", async () => {
    const file = join(project, "deploy", "postgres-init.sh");
    const written = await readFile(file, "utf8");
    await writeFile(file, written.replaceAll("\n", "\r\n"));
    expect(states((await run("northwind", "--json")).stdout)).toEqual(["same", "outdated"]);
    expect(await readFile(file, "utf8")).toBe(written);
  });

  test("replaces what it wrote, and a file that was changed by hand only after a yes", async () => {
    const file = join(project, "deploy", "nginx.conf");
    const written = await readFile(file, "utf8");
    expect(states((await run("northwind", "--panel", "panel.northwind.example", "--json")).stdout)).toContain(
      "outdated",
    );
    expect(await readFile(file, "utf8")).toContain("server_name panel.northwind.example;");
    const changed = written.replace("keepalive 64", "keepalive 8");
    await writeFile(file, changed);
    await writeFile(join(project, "deploy", "compose.yaml"), "name: somebody-else\n");
    const refused = await run("northwind");
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("nginx.conf, compose.yaml")]);
    expect(await readFile(file, "utf8")).toBe(changed);
    expect((await run("northwind", "--yes")).code).toBe(0);
    expect(await readFile(file, "utf8")).toBe(written);
  });

  test.each([
    ["a folder without a build", ["node_modules"], "no built brand"],
    ["a house without a port", ["northwind", "--houses", "10.0.0.5"], "no address of a house"],
    ["text that would end a line of the files", ["northwind", "--houses", "a:1;b:2"], "no address of a house"],
    ["a build beside the project", ["../beside"], "is not below"],
    ["a folder whose name the files cannot have", ["south wind"], "cannot name"],
    ["two builds of one brand", ["northwind", "brands/northwind"], "both builds of northwind"],
    ["an output folder that the files cannot name", ["northwind", "--out", "to $HOME"], "cannot name"],
    ["a relative project", ["northwind", "--project", "srv"], "no folder of a server"],
    ["a panel's address", ["northwind", "--panel", "https://panel.example/"], "is no host"],
    ["a plain address of a house", ["northwind", "--pass-to", "http://house.example"], "no address of a house"],
  ])("refuses %s; exit 2", async (_what, args, message) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

test("a dry run shows what would change in the files that are there", async () => {
  expect((await run("northwind", "--out", "compared")).code).toBe(0);
  const { stdout } = await run("northwind", "--out", "compared", "--houses", "10.0.0.5:4300", "--dry-run");
  expect(stdout).toMatch(
    /\nnginx\.conf\n[^]*\n {2}- +server 127\.0\.0\.1:4301 max_fails=0;\n[^]*\n {2}\+ +server 10\.0\.0\.5:4300 max_fails=0;\n/,
  );
  expect(stdout).not.toContain("\nDockerfile\n");
  const json = await run("northwind", "--out", "elsewhere", "--dry-run", "--json");
  const { files } = JSON.parse(json.stdout) as { readonly files: readonly { readonly diff: readonly string[] }[] };
  expect(files.flatMap(({ diff }) => diff)).toEqual([]);
});

describe("the written files", () => {
  const hasCaddy = has("caddy", "version");
  const home = { ...process.env, HOME: project, XDG_DATA_HOME: project, XDG_CONFIG_HOME: project };

  test.skipIf(!has("systemd-analyze", "--version"))("pass systemd-analyze verify", async () => {
    expect((await run("northwind", "--project", project, "--out", "units")).code).toBe(0);
    const unit = join(project, "units", "livery@.service");
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
    expect([status, stderr.split("\n").filter((line) => line.includes("livery@"))]).toEqual([0, []]);
  });

  test.skipIf(!hasCaddy)("pass caddy validate", async () => {
    expect(
      (await run("northwind", "--houses", "127.0.0.1:9", "--panel", "panel.northwind.example", "--out", "caddy")).code,
    ).toBe(0);
    const file = join(project, "caddy", "Caddyfile");
    const options = { encoding: "utf8", env: home } as const;
    const { status, stdout } = spawnSync("caddy", ["validate", "--adapter", "caddyfile", "--config", file], options);
    expect([status, stdout]).toEqual([0, expect.stringContaining("Valid configuration")]);
  });

  test.skipIf(!hasCaddy)("send what was built behind Caddy while no house answers", async () => {
    const reserved = createServer().listen(0, "127.0.0.1");
    await once(reserved, "listening");
    const { port } = reserved.address() as AddressInfo;
    reserved.close();
    await run("northwind", "--project", project, "--houses", "127.0.0.1:9", "--out", "outage");
    const file = join(project, "outage", "Caddyfile");
    const text = (await readFile(file, "utf8"))
      .replace("northwind.example {", `http://northwind.example:${port} {`)
      .replace("lb_try_duration 5s", "lb_try_duration 100ms");
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
    const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], { env: home, stdio: "ignore" });
    const get = (path: string, headers = {}): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const options = { host: "127.0.0.1", port, path, headers: { host: `northwind.example:${port}`, ...headers } };
        request(options, (answer) => {
          answer.resume();
          resolve(answer);
        })
          .on("error", reject)
          .end();
      });
    try {
      while ((await get("/").catch(() => undefined)) === undefined && child.exitCode === null)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const { statusCode, headers } = await get("/fa/page/7");
      expect([statusCode, headers["content-length"]]).toEqual([200, "3"]);
      expect(headers).toMatchObject({
        ...securityHeaders,
        "cache-control": "no-cache",
        "content-security-policy": policy,
      });
      const again = await get("/fa/page/7", { "if-none-match": headers.etag, range: "bytes=0-1" });
      expect([again.statusCode, again.headers["content-length"]]).toEqual([200, "3"]);
      const asset = await get("/assets/app-1.js");
      expect([asset.statusCode, asset.headers["cache-control"]]).toEqual([200, forever]);
      const lost = await get("/assets/app-2.js");
      // Caddy says 502 until its health check has found that none is there, then 503.
      expect([502, 503]).toContain(lost.statusCode);
      expect(lost.headers["cache-control"]).toBeUndefined();
      const landing = await get("/");
      expect([landing.statusCode, landing.headers.location]).toEqual([302, "/en/"]);
      expect([502, 503]).toContain((await get("/settings")).statusCode);
      expect((await get("/panel/session/me")).statusCode).toBe(404);
    } finally {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
    }
  });

  test.skipIf(!has("sh", "-c", ":"))("are scripts that a shell reads", () => {
    const script = join(project, "deploy", "postgres-init.sh");
    expect(spawnSync("sh", ["-n", script], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  });
});
