import { generateKeyPairSync, sign } from "node:crypto";
import { signedBytes } from "@livery/contract/signed-settings";
import { parseSettings } from "@livery/contract/settings";
import { expect, test } from "vitest";
import type { Site } from "../accounts/sites.ts";
import type { SiteFile } from "./brand.ts";
import { trustedSettings } from "./trusted-settings.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const key = `ed25519-${publicKey.export({ format: "jwk" }).x}`;
const brandOf = (domain: string): SiteFile => ({ signedSettings: { key, domain, version: 3 } }) as unknown as SiteFile;

function siteWith(title: string, version: bigint, domain: string, signedTitle = title): Site {
  const settings = { site_title: title };
  const bytes = signedBytes({ domain, version, document: { site_title: signedTitle } });
  const settingsSignature = sign(null, bytes, privateKey).toString("base64url");
  return { settings, given: parseSettings(settings), settingsVersion: version, settingsSignature } as unknown as Site;
}

test("documents of a brand with a key have its signed settings, those of the build before, and no older ones", async () => {
  const domain = "a.example";
  const brand = brandOf(domain);
  const titles: unknown[] = [];
  for (const site of [
    siteWith("Second", 2n, domain),
    siteWith("Evil", 4n, domain, "Fourth"),
    { ...siteWith("Evil", 4n, domain), settingsSignature: null },
    siteWith("Evil", 4n, "b.example"),
    siteWith("Fourth", 4n, domain),
    siteWith("Evil", 5n, domain, "Fifth"),
    siteWith("Third", 3n, domain),
    siteWith("Fifth", 5n, domain),
  ])
    titles.push((await trustedSettings(brand, site)).title);
  expect(titles).toEqual([undefined, undefined, undefined, undefined, "Fourth", "Fourth", "Fourth", "Fifth"]);
});

test("a later build of the brand ends what was verified before, and takes nothing older than itself", async () => {
  const domain = "e.example";
  const built = (version: number): SiteFile => ({ signedSettings: { key, domain, version } }) as unknown as SiteFile;
  expect((await trustedSettings(built(3), siteWith("Fifth", 5n, domain))).title).toBe("Fifth");
  expect((await trustedSettings(built(10), siteWith("Seventh", 7n, domain))).title).toBeUndefined();
  expect((await trustedSettings(built(10), siteWith("Tenth", 10n, domain))).title).toBe("Tenth");
});

test("another build of the brand is another trust, and a brand without a key takes what is stored", async () => {
  const site = siteWith("Fourth", 4n, "c.example");
  expect((await trustedSettings(brandOf("d.example"), site)).title).toBeUndefined();
  expect((await trustedSettings(brandOf("c.example"), site)).title).toBe("Fourth");
  const unsigned = { ...siteWith("Plain", 1n, "c.example"), settingsSignature: null };
  expect((await trustedSettings({} as SiteFile, unsigned)).title).toBe("Plain");
  expect(await trustedSettings(brandOf("c.example"), null)).toEqual({});
});
