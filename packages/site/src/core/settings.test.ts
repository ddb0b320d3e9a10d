import type { Boot } from "@livery/skin";
import { CallError } from "@livery/contract";
import { completeSettings, plainSettings } from "@livery/contract/settings";
import { describe, expect, test } from "vitest";
import type { SiteClient } from "./client.ts";
import { createSafeStorage } from "./safe-storage.ts";
import { settingsStorageKey } from "./stored-settings.ts";
import { loadSettings } from "./settings.ts";

const baked = { site_title: "Baked", tofixedNumber: 3 };
const boot = {
  settings: baked,
  firstSettings: plainSettings(completeSettings(baked)),
  settingOrigins: {},
} as unknown as Boot;

function memory() {
  const stored = new Map<string, string>();
  return {
    stored,
    storage: createSafeStorage(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    })),
  };
}

const answering = (answer: () => unknown): SiteClient => ({ call: async () => answer() }) as unknown as SiteClient;
const away = answering(() => {
  throw new CallError("offline");
});

describe("D51 settings of a page", () => {
  test("fetched values win over baked ones, and values that are never set are the product's defaults", async () => {
    const client = answering(() => ({ document: { site_title: "Fetched" }, revision: 4, newApi: null }));
    const settings = await loadSettings({ boot, client, storage: memory().storage, domain: "a.test" });
    expect(settings).toMatchObject({ title: "Fetched", oddsDecimals: 3, matchesDays: 30 });
  });

  test("without the service the last good answer applies, and before the first one the baked settings", async () => {
    const { storage } = memory();
    const first = await loadSettings({ boot, client: away, storage, domain: "a.test" });
    expect(first.title).toBe("Baked");
    const client = answering(() => ({ document: { site_title: "Fetched" }, revision: 4, newApi: null }));
    await loadSettings({ boot, client, storage, domain: "a.test" });
    const later = await loadSettings({ boot, client: away, storage, domain: "a.test" });
    expect(later.title).toBe("Fetched");
  });

  test("an older revision than the last one is ignored", async () => {
    const { storage } = memory();
    const at = (revision: number, title: string) =>
      answering(() => ({ document: { site_title: title }, revision, newApi: null }));
    await loadSettings({ boot, client: at(5, "New"), storage, domain: "a.test" });
    const settings = await loadSettings({ boot, client: at(4, "Old"), storage, domain: "a.test" });
    expect(settings.title).toBe("New");
  });

  test("an unreadable document is not stored", async () => {
    const { storage, stored } = memory();
    const client = answering(() => ({ document: { tofixedNumber: "many" }, revision: 9, newApi: null }));
    const settings = await loadSettings({ boot, client, storage, domain: "a.test" });
    expect(settings.oddsDecimals).toBe(3);
    expect(stored.has(settingsStorageKey)).toBe(false);
  });

  test("stored settings of another domain, or damaged ones, are ignored", async () => {
    for (const text of [
      JSON.stringify({ domain: "b.test", revision: 9, document: { site_title: "B" } }),
      "{",
      "null",
    ]) {
      const { storage } = memory();
      storage.write(settingsStorageKey, text);
      const settings = await loadSettings({ boot, client: away, storage, domain: "a.test" });
      expect(settings.title).toBe("Baked");
    }
  });

  test("an unset value falls back to the product's default", async () => {
    const client = answering(() => ({ document: { tofixedNumber: null }, revision: 1, newApi: null }));
    const settings = await loadSettings({ boot, client, storage: memory().storage, domain: "a.test" });
    expect(settings.oddsDecimals).toBe(2);
  });
});
