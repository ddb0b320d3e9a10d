import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SettingsDocument } from "../model/site.ts";
import { isSigned, signedBytes, type SignedSettings } from "./signed.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const nameOf = (key: typeof publicKey): string => `ed25519-${key.export({ format: "jwk" }).x}`;
const key = nameOf(publicKey);
const settings: SignedSettings = {
  domain: "northwind.example",
  version: 4,
  document: { site_title: "Nørd", list: [1] },
};
/** Node's own signature, which has nothing to do with WebCrypto's. */
const signatureOf = (signed: SignedSettings): string =>
  sign(null, signedBytes(signed), privateKey).toString("base64url");

afterEach(() => vi.unstubAllGlobals());

describe("a signature of settings", () => {
  test("is valid for the same settings, however their service writes them", async () => {
    const documents = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<SettingsDocument>;
    await fc.assert(
      fc.asyncProperty(documents, fc.nat(), async (document, version) => {
        const signed = { ...settings, document, version };
        const turned = Object.fromEntries(Object.entries(document).toReversed());
        const received = JSON.parse(JSON.stringify(turned, null, 2)) as SettingsDocument;
        expect(await isSigned({ ...signed, document: received }, signatureOf(signed), key)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("has the bytes that the specification names", () => {
    const document = { b: [true, null, { d: 1.5, c: "ü\n" }], a: "x", A: 1e21 };
    expect(new TextDecoder().decode(signedBytes({ domain: "a.example", version: 7n, document }))).toBe(
      'livery-settings-1\na.example\n7\n{"A":1e+21,"a":"x","b":[true,null,{"c":"ü\\n","d":1.5}]}',
    );
    const bytes = signedBytes(settings);
    expect(
      verify(
        null,
        bytes,
        createPublicKey(publicKey.export({ format: "pem", type: "spki" })),
        Buffer.from(signatureOf(settings), "base64url"),
      ),
    ).toBe(true);
  });

  test.each<[string, Partial<SignedSettings>]>([
    ["a changed value", { document: { ...settings.document, site_title: "Evil" } }],
    ["a further setting", { document: { ...settings.document, live_ip: "wss://evil.example" } }],
    ["a setting less", { document: { site_title: "Nørd" } }],
    ["a number in place of its text", { document: { ...settings.document, list: ["1"] } }],
    ["another version", { version: 5 }],
    ["another domain", { domain: "southwind.example" }],
  ])("does not hold for %s", async (_, change) => {
    expect(await isSigned({ ...settings, ...change }, signatureOf(settings), key)).toBe(false);
  });

  test("does not hold by another key, in another form, or where there is no Ed25519", async () => {
    const signature = signatureOf(settings);
    const other = nameOf(generateKeyPairSync("ed25519").publicKey);
    for (const [given, by] of [
      [signature, other],
      [signature, "ed25519-short"],
      [signature.slice(1), key],
      [`A${signature.slice(1)}`, key],
      [undefined, key],
      [null, key],
      [{}, key],
    ] as const)
      expect(await isSigned(settings, given, by)).toBe(false);
    expect(await isSigned(settings, signature, key)).toBe(true);
    vi.stubGlobal("crypto", {});
    expect(await isSigned(settings, signature, key)).toBe(false);
  });
});
