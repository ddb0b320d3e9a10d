import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { validateSkin, type Skin } from "@livery/skin";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError, UsageError } from "../errors.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { storeLastGood, readLastGood } from "./last-good.ts";
import { findSettings } from "./settings-source.ts";

const parent = await temporaryFolder();
const skin: Skin = validateSkin(
  { name: "harbour", title: "Harbour", domains: { site: "harbour.localhost" }, languages: ["en"], tokens: {} },
  "skin.config.ts",
  { languages: ["en"], messages: {} },
);

let brandFolder: string;
let server: Server | undefined;

beforeEach(async () => {
  brandFolder = await mkdtemp(join(parent, "brand-"));
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function service(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://harbour.localhost:${(server.address() as AddressInfo).port}/settings`;
}

const answering =
  (body: object, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const stored = {
  url: "http://harbour.localhost:1/settings",
  at: "2026-11-20T06:00:00.000Z",
  revision: 4,
  document: { site_title: "Kept" },
};

describe("the settings of a build", () => {
  test("are requested from the service for the brand's domain with its key", async () => {
    const requests: string[] = [];
    const url = await service((request, response) => {
      requests.push(`${request.headers.host?.split(":")[0]} ${request.url}`);
      answering({ settings: { site_title: "Fresh" }, revision: 5, operatorId: 1 })(request, response);
    });
    const found = await findSettings({ skin, brandFolder, url });
    expect(found).toMatchObject({
      from: "service",
      document: { site_title: "Fresh", operatorId: 1 },
      fresh: { revision: 5, url },
    });
    expect(requests).toEqual(["harbour.localhost /settings?domain=harbour.localhost&token=harbour-public-key"]);
  });

  test("are the last good copy when the service does not answer, with a note", async () => {
    await storeLastGood(brandFolder, stored);
    const found = await findSettings({ skin, brandFolder, url: stored.url });
    expect(found).toMatchObject({ from: "last good copy", document: stored.document });
    expect(found.note).toMatch(/does not answer \(ECONNREFUSED\); the last good copy of 2026-11-20/);
  });

  test("are the defaults when there is no copy, with a note", async () => {
    const found = await findSettings({ skin, brandFolder, url: stored.url });
    expect(found).toMatchObject({ from: "defaults", document: null });
    expect(found.note).toContain("the product's defaults are used");
  });

  test("are the last good copy when the service refuses or its answer is unreadable", async () => {
    await storeLastGood(brandFolder, stored);
    const refusing = await service(answering({ code: "unknown_site", message: "no", params: {} }, 404));
    expect((await findSettings({ skin, brandFolder, url: refusing })).note).toContain("404 unknown_site");
    server?.close();
    const babbling = await service((_request, response) => void response.end("<html>"));
    expect((await findSettings({ skin, brandFolder, url: babbling })).from).toBe("last good copy");
  });

  test("are requested for at most three seconds (D60)", async () => {
    const url = await service(() => undefined);
    const start = performance.now();
    const found = await findSettings({ skin, brandFolder, url });
    expect(found.note).toContain("not within 3 s");
    expect(performance.now() - start).toBeLessThan(4_500);
  });

  test("that are required are neither a copy nor the defaults: exit 4", async () => {
    await storeLastGood(brandFolder, stored);
    const refusing = await service(answering({ code: "unknown_site", message: "no", params: {} }, 404));
    for (const url of [stored.url, refusing])
      await expect(findSettings({ skin, brandFolder, url, required: true })).rejects.toMatchObject({
        exitCode: 4,
        message: expect.stringContaining(`harbour.localhost cannot be fetched: ${url}`),
      });
  });

  test("of a brand of this machine are requested from nobody unless a service is named", async () => {
    const found = await findSettings({ skin, brandFolder });
    expect(found).toMatchObject({ from: "defaults", note: expect.stringContaining("no settings service was named") });
    await storeLastGood(brandFolder, stored);
    expect(await findSettings({ skin, brandFolder })).toMatchObject({ from: "last good copy" });
    await expect(findSettings({ skin, brandFolder, required: true })).rejects.toMatchObject({ exitCode: 4 });
  });

  test("from a file name a default language that is built, from a service any: the build has its own", async () => {
    const file = join(brandFolder, "settings.json");
    await writeFile(file, '{"site_default_lang":"xx"}');
    const error = await findSettings({ skin, brandFolder, file }).catch((caught: unknown) => caught);
    expect((error as ConfigError).problems).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/site_default_lang: "xx" is not allowed\. Allowed: en\./) as string,
      }),
    ]);
    const url = await service(answering({ settings: { site_default_lang: "xx" }, revision: 5 }));
    expect((await findSettings({ skin, brandFolder, url })).from).toBe("service");
  });

  test("never return to an older revision", async () => {
    const url = await service(answering({ settings: { site_title: "Old" }, revision: 3 }));
    await storeLastGood(brandFolder, { ...stored, url });
    expect(await findSettings({ skin, brandFolder, url })).toMatchObject({
      from: "last good copy",
      document: stored.document,
    });
  });

  test("are refused as a whole when one value is invalid, with field, value and allowed values", async () => {
    await storeLastGood(brandFolder, stored);
    const url = await service(answering({ settings: { site_title: "Fresh", matches_day: 4000 }, revision: 5 }));
    const error = await findSettings({ skin, brandFolder, url }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).problems).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(
          /matches_day: 4000 is not allowed\. Allowed: a whole number from 1 to 365/,
        ) as string,
      }),
    ]);
    expect((await readLastGood(brandFolder))?.document).toEqual(stored.document);
  });

  test("cannot point the site at a host that the skin does not list (security)", async () => {
    const url = await service(answering({ settings: { site_api: "https://evil.example" }, revision: 5 }));
    await expect(findSettings({ skin, brandFolder, url })).rejects.toThrow(ConfigError);
    // A copy that an earlier version stored has no effect either.
    await storeLastGood(brandFolder, { ...stored, document: { live_ip: "wss://evil.example" } });
    await expect(findSettings({ skin, brandFolder, url: "http://127.0.0.1:9/settings" })).rejects.toThrow(ConfigError);
  });

  test("may have an unknown name from a newer service, but not from a file", async () => {
    const url = await service(answering({ settings: { brand_new: 1 }, revision: 5 }));
    expect((await findSettings({ skin, brandFolder, url })).from).toBe("service");
    const file = join(brandFolder, "settings.json");
    await writeFile(file, '{"site_titel":"Harbour"}');
    const error = await findSettings({ skin, brandFolder, file }).catch((caught: unknown) => caught);
    expect((error as ConfigError).problems).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/site_titel: "Harbour" is not allowed\..*Did you mean "site_title"\?/) as string,
      }),
    ]);
    expect((error as ConfigError).hint).toContain("livery house settings list");
  });

  test("of a missing file are a usage error, and of a file without an object an invalid configuration", async () => {
    await expect(findSettings({ skin, brandFolder, file: join(brandFolder, "none.json") })).rejects.toThrow(UsageError);
    const file = join(brandFolder, "list.json");
    await writeFile(file, "[1]");
    await expect(findSettings({ skin, brandFolder, file })).rejects.toThrow(ConfigError);
  });
});

test("a damaged copy is ignored", async () => {
  await storeLastGood(brandFolder, stored);
  await writeFile(join(brandFolder, ".livery", "settings.json"), "{");
  expect(await readLastGood(brandFolder)).toBeUndefined();
});
