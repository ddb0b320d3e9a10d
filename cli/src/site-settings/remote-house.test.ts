import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CliError, EnvironmentError } from "../errors.ts";
import { remoteAccess } from "./remote-access.ts";
import { accessToken, remoteAddress } from "./remote-address.ts";
import { remoteHouse } from "./remote-house.ts";

const secret = `livery_${"s".repeat(43)}`;
let answer: RequestListener = () => undefined;
let server: Server;
let received: string[] = [];
beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.url} ${request.headers.host} ${request.headers.authorization}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = (): number => (server.address() as AddressInfo).port;
const access = () => remoteAccess(remoteHouse(remoteAddress(`http://panel.localhost:${port()}`), secret));
const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
const document = { api: 1, host: "a.example", version: 4, newest: 4, settings: { site_title: "A" } };
const next = { document: { site_title: "B" }, basedOn: 4n, source: "b.json", dryRun: false };

/** The error, which does not have the secret. */
async function refusal(work: Promise<unknown>): Promise<CliError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown as CliError,
  );
  expect(error).toBeDefined();
  expect(JSON.stringify([error?.message, error?.hint, error?.stack, error?.cause])).not.toContain(secret.slice(7));
  return error as CliError;
}

test("a request has the host of the address and the token", async () => {
  answer = json(document);
  expect(await access().current("A.example")).toEqual({ version: 4n, document: { site_title: "A" } });
  expect(received).toEqual([`GET /operator/v1/sites/a.example/settings panel.localhost:${port()} Bearer ${secret}`]);
});

test("a change that a proxy has sent twice is stored, and one of somebody else is not ours", async () => {
  let settings: object = next.document;
  answer = (request, response) => {
    if (request.method === "PUT") return json({ code: "settings_changed", message: "" }, 409)(request, response);
    return json({ ...document, version: 5, newest: 5, settings })(request, response);
  };
  expect(await access().store("a.example", next)).toBe(5n);
  settings = { site_title: "C" };
  expect(await refusal(access().store("a.example", next))).toMatchObject({ code: "settings_changed" });
});

describe("a house that lies is refused:", () => {
  test.each<[string, RequestListener, string]>([
    ["a page", (_, response) => response.end("<html>"), "without a JSON object"],
    ["a list", json([1]), "without a JSON object"],
    ["half an object", (_, response) => response.end('{"api":1,'), "without a JSON object"],
    ["another shape", json({ ...document, api: 2 }), "the shape 2 of an answer, not 1"],
    ["no shape", json({ version: 4 }), "the shape undefined"],
    ["no settings", json({ ...document, settings: 3 }), "no document of settings"],
    ["a setting that a terminal obeys", json({ ...document, settings: { "\u001B[2J": 1 } }), "no document of settings"],
    ["no number of a version", json({ ...document, version: "4" }), "no number as version"],
    ["a version that is not its newest", json({ ...document, newest: 5 }), "version 4, which is not its newest"],
    ["a redirect", (_, response) => response.writeHead(302, { location: "https://evil.example/" }).end(), "elsewhere"],
    ["an answer that is no new one", (_, response) => response.writeHead(304).end(), "elsewhere"],
    ["an error of no house", json({ error: "no" }, 500), "500 error"],
  ])("%s", async (_, lie, message) => {
    answer = lie;
    const error = await refusal(access().current("a.example"));
    expect(error).toBeInstanceOf(EnvironmentError);
    expect(error.message).toContain(message);
    expect(received).toHaveLength(1);
  });

  test("another version than the requested one, and a stored one that does not follow", async () => {
    answer = json(document);
    expect((await refusal(access().at("a.example", 3n))).message).toContain("version 4 in place of 3");
    for (const lie of [
      { version: 4, written: true },
      { version: 6, written: true },
      { version: 5, written: false },
      { version: 5 },
    ]) {
      answer = json({ api: 1, ...lie });
      expect((await refusal(access().store("a.example", next))).message).toContain("after 4");
    }
    answer = json({ api: 1, version: 5, written: true });
    expect(await access().store("a.example", next)).toBe(5n);
    expect((await refusal(access().store("a.example", { ...next, dryRun: true }))).message).toContain("after 4");
  });

  test("versions that rise, and an author that a terminal obeys is only printed", async () => {
    const at = "2026-01-01T00:00:00.000Z";
    const versions = [4, 5].map((version) => ({ version, at, actor: "cli", settings: {} }));
    answer = json({ api: 1, more: false, versions });
    expect((await refusal(access().versions("a.example", undefined))).message).toContain("wrong order");
    answer = json({ api: 1, more: false, versions: [{ version: 4, at, actor: "a\u001B[2J\u202Eb", settings: {} }] });
    const found = await access().versions("a.example", undefined);
    expect(found.versions[0]?.actor).toBe(String.raw`a\u001b[2J\u202eb`);
  });

  test("100 MB are not read", async () => {
    let sent = 0;
    const piece = Buffer.alloc(1024 * 1024, " ");
    answer = (_, response) => {
      const more = (): void => {
        if (response.destroyed || sent >= 100) return void response.end();
        sent += 1;
        if (response.write(piece)) setImmediate(more);
        else response.once("drain", more);
      };
      more();
    };
    expect((await refusal(access().current("a.example"))).message).toContain("more than 16777216 bytes");
    expect(sent).toBeLessThan(60);
  });

  test("and one that refuses says why in its own code", async () => {
    answer = json({ code: "token_refused", message: `no ${secret}` }, 401);
    expect(await refusal(access().current("a.example"))).toMatchObject({ code: "token_refused", exitCode: 4 });
    answer = json({ code: "settings_refused", message: "", problems: [{ field: "css", allowed: "less" }, 7] }, 422);
    expect(await refusal(access().store("a.example", next))).toMatchObject({
      exitCode: 3,
      problems: [expect.objectContaining({ field: "css", allowed: "less" })],
    });
  });
});

test("a house that is not there is named", async () => {
  const closed = port();
  server.close();
  const gone = remoteAccess(remoteHouse(remoteAddress(`http://127.0.0.1:${closed}`), secret));
  expect((await refusal(gone.current("a.example"))).message).toBe(
    `http://127.0.0.1:${closed} does not answer: ECONNREFUSED.`,
  );
});

test.each([
  ["http://panel.northwind.example", "is not encrypted"],
  ["http://127.0.0.1.northwind.example", "is not encrypted"],
  ["http://192.168.1.2:4300", "is not encrypted"],
  ["ftp://panel.northwind.example", "is no address of a house"],
  ["panel.northwind.example", "is no address of a house"],
  ["https://ada:hunter2@panel.northwind.example", "has no name and no password"],
  ["ftp://ada:hunter2@panel.northwind.example", "is no address of a house"],
  ["https://panel.northwind.example/operator/", "has something behind it"],
  ["https://panel.northwind.example/?token=hunter2", "has something behind it"],
])("the address %s is refused, and no password is printed", (typed, message) => {
  expect(() => remoteAddress(typed)).toThrow(message);
  expect(() => remoteAddress(typed)).not.toThrow("hunter2");
});

test.each(["https://panel.northwind.example", "http://[::1]:4300", "http://localhost:4300", "http://127.8.0.1"])(
  "the address %s is taken",
  (typed) => expect(remoteAddress(typed).origin).toBe(typed),
);

test("what is no access token is not sent, and not printed", () => {
  const before = process.env["LIVERY_TOKEN"];
  try {
    for (const wrong of ["livery_short", `${secret}\nx: y`, "Bearer abc"]) {
      process.env["LIVERY_TOKEN"] = wrong;
      expect(() => accessToken()).toThrow("What LIVERY_TOKEN has is no access token.");
    }
    process.env["LIVERY_TOKEN"] = ` ${secret}\n`;
    expect(accessToken()).toBe(secret);
  } finally {
    if (before === undefined) delete process.env["LIVERY_TOKEN"];
    else process.env["LIVERY_TOKEN"] = before;
  }
});
