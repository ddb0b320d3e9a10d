import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateKeyPairSync, sign } from "node:crypto";
import { signedBytes } from "@livery/contract/signed-settings";
import { validateSkin, type Skin } from "@livery/skin";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError } from "../errors.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { readLastGood, storeLastGood } from "./last-good.ts";
import { findSettings } from "./settings-source.ts";

const parent = await temporaryFolder();
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const domain = "harbour.localhost";
const skinWith = (settingsKey: string): Skin =>
  validateSkin(
    { name: "harbour", title: "Harbour", domains: { site: domain }, languages: ["en"], tokens: {}, settingsKey },
    "skin.config.ts",
    { languages: ["en"], messages: {} },
  );
const keyOf = (key: typeof publicKey): string => `ed25519-${key.export({ format: "jwk" }).x}`;
const skin = skinWith(keyOf(publicKey));

const signed = (title: string, version: number, by = privateKey) => {
  const document = { site_title: title };
  return {
    document,
    version,
    signature: sign(null, signedBytes({ domain, version, document }), by).toString("base64url"),
  };
};

let brandFolder: string;
let server: Server | undefined;
beforeEach(async () => {
  brandFolder = await mkdtemp(join(parent, "brand-"));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function answering(answer: object): Promise<string> {
  server?.close();
  const made = createServer((_, response) => void response.end(JSON.stringify(answer)));
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  return `http://${domain}:${(made.address() as AddressInfo).port}/settings`;
}
const wire = ({ document: settings, signature, version: revision }: ReturnType<typeof signed>) => ({
  settings,
  revision,
  signature,
});
const copy = ({ document, signature, version: revision }: ReturnType<typeof signed>) => ({
  url: "https://elsewhere.example/settings",
  at: "2026-11-20T06:00:00.000Z",
  revision,
  document,
  signature,
});

describe("the settings of a build whose skin names a key (D104)", () => {
  test("are those that are signed with it, and the copy is stored with its signature", async () => {
    const url = await answering(wire(signed("Four", 4)));
    const found = await findSettings({ skin, brandFolder, url });
    expect(found).toMatchObject({ from: "service", version: 4, document: { site_title: "Four" } });
    if (found.fresh) await storeLastGood(brandFolder, found.fresh);
    expect(await readLastGood(brandFolder)).toMatchObject({ revision: 4, signature: signed("Four", 4).signature });
    server?.close();
    expect(await findSettings({ skin, brandFolder, url })).toMatchObject({ from: "last good copy", version: 4 });
  });

  test.each<[string, object]>([
    ["changed", { ...wire(signed("Four", 4)), settings: { site_title: "Evil" } }],
    ["not signed", { settings: { site_title: "Evil" }, revision: 4 }],
    ["signed with another key", wire(signed("Evil", 4, generateKeyPairSync("ed25519").privateKey))],
    ["another version than was signed", { ...wire(signed("Four", 4)), revision: 5 }],
    ["more than was signed", { ...wire(signed("Four", 4)), css: "a{}" }],
  ])("are not those of a service that are %s", async (_, answer) => {
    const url = await answering(answer);
    const found = await findSettings({ skin, brandFolder, url });
    expect(found).toMatchObject({ from: "defaults", document: null, version: 0 });
    expect(found.note).toMatch(/not signed/);
    await expect(findSettings({ skin, brandFolder, url, required: true })).rejects.toMatchObject({ exitCode: 4 });
    await storeLastGood(brandFolder, copy(signed("Three", 3)));
    expect(await findSettings({ skin, brandFolder, url })).toMatchObject({ from: "last good copy", version: 3 });
  });

  test("are none that are older than the last ones, whoever answered those", async () => {
    await storeLastGood(brandFolder, copy(signed("Five", 5)));
    const url = await answering(wire(signed("Four", 4)));
    const found = await findSettings({ skin, brandFolder, url });
    expect(found).toMatchObject({ from: "last good copy", document: { site_title: "Five" } });
    expect(found.note).toContain("older than 5");
  });

  test("are no copy of a time before the key, or one that was changed", async () => {
    const { signature: _, ...unsigned } = copy(signed("Three", 3));
    for (const wrong of [unsigned, { ...copy(signed("Three", 3)), document: { site_title: "Evil" } }]) {
      await storeLastGood(brandFolder, wrong);
      expect(await findSettings({ skin, brandFolder })).toMatchObject({ from: "defaults" });
    }
  });

  test("are those of a pulled file alone, unchanged and not older than the last", async () => {
    const file = join(brandFolder, "site.settings.json");
    const write = ({ document, signature, version }: ReturnType<typeof signed>, changes = {}) =>
      writeFile(file, JSON.stringify({ $version: version, $signature: signature, ...document, ...changes }));
    const request = { skin, brandFolder, file };
    await write(signed("Four", 4));
    const { fresh, ...found } = await findSettings(request);
    expect(found).toMatchObject({ from: "file", version: 4 });
    // The build stores it: no later one takes an older version, from a file or a service.
    await storeLastGood(brandFolder, fresh!);
    await write(signed("Three", 3));
    await expect(findSettings(request)).rejects.toThrow("version 3, older than 4");
    const url = await answering(wire(signed("Three", 3)));
    expect(await findSettings({ skin, brandFolder, url })).toMatchObject({ from: "last good copy", version: 4 });
    await write(signed("Four", 4), { site_title: "Mine" });
    await expect(findSettings(request)).rejects.toThrow(ConfigError);
    await writeFile(file, '{"site_title":"Mine"}');
    await expect(findSettings(request)).rejects.toThrow("not signed, and the skin names a settingsKey");
    await write(signed("Four", 4));
    await storeLastGood(brandFolder, copy(signed("Five", 5)));
    await expect(findSettings(request)).rejects.toThrow("version 4, older than 5");
  });
});

test("a key of another form is refused with what it must be", () => {
  for (const wrong of ["ed25519-short", "rsa-key", keyOf(publicKey).toUpperCase()])
    expect(() => skinWith(wrong)).toThrow("ed25519- and 43 characters");
});
