import { CallError, createClientOf } from "@livery/contract";
import { settings as row } from "@livery/contract/rows";
import { completeSettings, plainSettings } from "@livery/contract/settings";
import { signedBytes } from "@livery/contract/signed-settings";
import type { Boot } from "@livery/skin";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { SiteClient } from "./client.ts";
import { createSafeStorage } from "./safe-storage.ts";
import { knownSettings, loadSettings } from "./settings.ts";
import { settingsStorageKey } from "./stored-settings.ts";

const domain = "northwind.example";
const host = "north.test";
const baked = { site_title: "Baked" };
/** Of the browser's own WebCrypto, which the page verifies with. */
let keys: CryptoKeyPair;
let boot: Boot;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const newKeys = async (): Promise<CryptoKeyPair> =>
  (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
const nameOf = async ({ publicKey }: CryptoKeyPair): Promise<string> =>
  `ed25519-${base64url(await crypto.subtle.exportKey("raw", publicKey))}`;

beforeAll(async () => {
  keys = await newKeys();
  boot = {
    settings: baked,
    firstSettings: plainSettings(completeSettings(baked)),
    settingOrigins: {},
    signedSettings: { key: await nameOf(keys), domain, version: 3 },
  } as unknown as Boot;
});
afterEach(() => vi.unstubAllGlobals());

interface Answer {
  readonly settings: Readonly<Record<string, string>>;
  readonly revision: number;
  readonly signature?: string;
}

async function signed(site_title: string, revision: number, by = keys, forDomain = domain): Promise<Answer> {
  const document = { site_title };
  const bytes = signedBytes({ domain: forDomain, version: revision, document });
  return {
    settings: document,
    revision,
    signature: base64url(await crypto.subtle.sign("Ed25519", by.privateKey, bytes)),
  };
}

function page() {
  const stored = new Map<string, string>();
  const storage = createSafeStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  const client = createClientOf({ settings: row }, { baseUrl: "", siteKey: "north-public-key", lang: () => "en" });
  /** The title after the settings service has answered; without an answer it is away. */
  const titleAfter = async (answer?: unknown): Promise<string> => {
    vi.stubGlobal("fetch", async () => {
      if (answer === undefined) throw new CallError("offline");
      return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status: 200 });
    });
    const source = { boot, client: client as unknown as SiteClient, storage, domain: host };
    return (await loadSettings(source)).title;
  };
  return { stored, storage, titleAfter };
}

describe("a brand that names a key (D104)", () => {
  test("takes what is signed with it, and returns to that while the service is away or answers something else", async () => {
    const { titleAfter } = page();
    expect(await titleAfter(await signed("Fourth", 4))).toBe("Fourth");
    expect(await titleAfter()).toBe("Fourth");
    expect(await titleAfter("<html>")).toBe("Fourth");
    expect(await titleAfter(await signed("Fifth", 5))).toBe("Fifth");
  });

  test.each<[string, () => Promise<unknown>]>([
    ["a changed document", async () => ({ ...(await signed("Fourth", 4)), settings: { site_title: "Evil" } })],
    ["a field beside the document", async () => ({ ...(await signed("Fourth", 4)), css: "body{display:none}" })],
    ["no signature", async () => ({ settings: { site_title: "Evil" }, revision: 4 })],
    ["another version than was signed", async () => ({ ...(await signed("Evil", 4)), revision: 9 })],
    ["a signature for another site", () => signed("Evil", 4, keys, "southwind.example")],
    ["a signature of another key", async () => signed("Evil", 4, await newKeys())],
    ["an older version than the build's", () => signed("Second", 2)],
  ])("does not take %s", async (_, answer) => {
    const { stored, titleAfter } = page();
    expect(await titleAfter(await answer())).toBe("Baked");
    expect([...stored]).toEqual([]);
  });

  test("does not take an older version than this browser had", async () => {
    const { titleAfter } = page();
    await titleAfter(await signed("Fifth", 5));
    expect(await titleAfter(await signed("Fourth", 4))).toBe("Fifth");
  });

  test("takes nothing that was stored before it named a key, or changed in the store", async () => {
    const { storage, stored, titleAfter } = page();
    storage.write(settingsStorageKey, JSON.stringify({ domain: host, revision: 9, document: { site_title: "Evil" } }));
    expect(knownSettings({ boot, storage, domain: host }).title).toBe("Baked");
    expect(await titleAfter()).toBe("Baked");
    expect(stored.has(settingsStorageKey)).toBe(false);
    await titleAfter(await signed("Fourth", 4));
    const [[name, text] = ["", ""]] = [...stored];
    stored.set(name, text.replace("Fourth", "Evil!!"));
    expect(await titleAfter()).toBe("Baked");
    stored.set(name, "{");
    expect(await titleAfter()).toBe("Baked");
  });

  test("keeps the settings of its build in a browser without Ed25519", async () => {
    const answer = await signed("Fourth", 4);
    vi.spyOn(crypto.subtle, "importKey").mockRejectedValueOnce(new DOMException("", "NotSupportedError"));
    expect(await page().titleAfter(answer)).toBe("Baked");
    vi.restoreAllMocks();
  });
});
