import { CallError, type JsonValue } from "@livery/contract";
import { slipStorageKey, writeSlip, type HousePaths } from "@livery/machines";
import { thousandths } from "@livery/betting";
import { describe, expect, test, vi } from "vitest";
import { createSafeStorage, itemsOf } from "../app/safe-storage.ts";
import type { Services } from "../app/services.ts";
import { cross } from "./cross.ts";

const noLimits = { minStake: null, maxStake: null, maxPay: null };
const slip = writeSlip({
  picks: [
    {
      matchId: 1,
      marketTypeId: 1,
      outcomeId: 1,
      special: "",
      odds: thousandths(2000),
      offered: thousandths(2000),
      movement: 0,
      locked: false,
      closed: null,
      banker: false,
      live: false,
      minTip: 1,
      single: noLimits,
      combined: noLimits,
      home: "Home",
      away: "Away",
      startsAt: "2026-11-21T15:00:00Z",
      sportId: 1,
      tournamentName: "League",
      marketName: "market.1",
      outcomeName: "home",
    },
  ],
  sizes: [],
  stake: null,
  oddsChange: "none",
  attempt: null,
});

interface Place {
  readonly address?: string;
  readonly width?: number;
  readonly cookie?: string;
  readonly redirect?: 0 | 1;
  readonly kept?: Readonly<Record<string, string>>;
  readonly house?: Partial<HousePaths>;
}

function place(given: Place) {
  const kept = new Map(Object.entries(given.kept ?? {}));
  const storage = createSafeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  const went: string[] = [];
  const created: JsonValue[] = [];
  const refuse = () => Promise.reject(new CallError("not_found"));
  const house = {
    createHandOff: (carried: JsonValue) => {
      created.push(carried);
      return Promise.resolve({ host: "m.harbour.example" });
    },
    redeemHandOff: refuse,
    ...given.house,
  } as HousePaths;
  const document = { mobile_redirect: given.redirect ?? 1 };
  const services = {
    boot: { settings: { site_domain: "harbour.example", mobile_redirect: 1 }, settingOrigins: {} },
    client: { call: () => Promise.resolve({ document, newApi: null, revision: 1 }) },
    house: () => Promise.resolve(house),
    storage,
  } as unknown as Services;
  const window = {
    document: { cookie: given.cookie ?? "" },
    innerWidth: given.width ?? 390,
    location: {
      href: given.address ?? "https://harbour.example/en/sports?sport=1#top",
      replace: (address: string) => void went.push(address),
    },
  };
  return { services, kept, went, created, given: { storage: itemsOf(storage), window: window as never } };
}

const there = "https://m.harbour.example/en/sports?sport=1#top";

describe("D49 a document that may have to leave", () => {
  test("goes without a hand-off where there is nothing to carry", async () => {
    const { created, given, services, went } = place({});
    expect(await cross("leaving", services, given)).toBe(false);
    expect([went, created]).toEqual([[there], []]);
  });

  test("leaves the player's session and the slip with the house first", async () => {
    const filled = place({ kept: { [slipStorageKey]: slip }, cookie: "userId=42" });
    expect(await cross("leaving", filled.services, filled.given)).toBe(false);
    expect([filled.went, filled.created]).toEqual([[there], [JSON.parse(slip)]]);
    const player = place({ cookie: "lang=en; userId=42" });
    await cross("leaving", player.services, player.given);
    expect(player.created).toEqual([null]);
    const visitor = place({ cookie: "userId=0" });
    await cross("leaving", visitor.services, visitor.given);
    expect(visitor.created).toEqual([]);
  });

  test("stays where the settings service says that the redirect is off, or the host has no other", async () => {
    for (const stays of [{ redirect: 0 }, { address: "http://127.0.0.1:4300/en/" }, { width: 900 }] as const) {
      const { given, services, went } = place(stays);
      expect(await cross("leaving", services, given)).toBe(true);
      expect(went).toEqual([]);
    }
  });

  test("stays where the house cannot keep what is to be carried: nothing may be lost", async () => {
    const house = { createHandOff: () => Promise.reject(new CallError("maintenance")) };
    const { given, services, went } = place({ house, kept: { [slipStorageKey]: slip } });
    expect(await cross("leaving", services, given)).toBe(true);
    expect(went).toEqual([]);
  });
});

describe("D49 a document that is arrived at", () => {
  test("has the slip in its place before the app looks for it", async () => {
    const redeemHandOff = () => Promise.resolve({ signedIn: true, slip: JSON.parse(slip) as JsonValue });
    const { given, kept, services } = place({ house: { redeemHandOff } });
    expect(await cross("arriving", services, given)).toBe(true);
    expect(kept.get(slipStorageKey)).toBe(slip);
  });

  test("keeps its own slip where none came, and where the crossing was too late", async () => {
    const own = { [slipStorageKey]: slip };
    const without = place({
      kept: own,
      house: { redeemHandOff: () => Promise.resolve({ signedIn: true, slip: null }) },
    });
    expect(await cross("arriving", without.services, without.given)).toBe(true);
    expect(without.kept.get(slipStorageKey)).toBe(slip);
    const late = place({ kept: own });
    expect(await cross("arriving", late.services, late.given)).toBe(true);
    expect(late.kept.get(slipStorageKey)).toBe(slip);
  });

  test("never leaves again", async () => {
    const settings = vi.fn<() => Promise<never>>();
    const { given, services, went } = place({ width: 320 });
    await cross("arriving", { ...services, client: { call: settings } } as never, given);
    expect(went).toEqual([]);
    expect(settings).not.toHaveBeenCalled();
  });
});
