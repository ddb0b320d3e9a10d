import { CallError, type JsonValue } from "@livery/contract";
import { slipStorageKey, writeSlip, type HousePaths } from "@livery/machines";
import { thousandths } from "@livery/betting";
import { describe, expect, test, vi } from "vitest";
import { createSafeStorage, itemsOf } from "../core/safe-storage.ts";
import type { Services } from "../core/services.ts";
import { runHandOff } from "./run-hand-off.ts";

const noLimits = { minStake: null, maxStake: null, maxPay: null };
const slip = writeSlip({
  selections: [
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

interface Setup {
  readonly address?: string;
  readonly width?: number;
  readonly cookie?: string;
  readonly redirect?: 0 | 1;
  readonly stored?: Readonly<Record<string, string>>;
  readonly house?: Partial<HousePaths>;
}

function setUp(given: Setup) {
  const stored = new Map(Object.entries(given.stored ?? {}));
  const storage = createSafeStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
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
  return { services, stored, went, created, given: { storage: itemsOf(storage), window: window as never } };
}

const there = "https://m.harbour.example/en/sports?sport=1#top";

describe("D49 a document that may have to leave", () => {
  test("leaves without a hand-off if there is nothing to carry", async () => {
    const { created, given, services, went } = setUp({});
    expect(await runHandOff("leaving", services, given)).toBe(false);
    expect([went, created]).toEqual([[there], []]);
  });

  test("stores the player's session and the slip on the server first", async () => {
    const filled = setUp({ stored: { [slipStorageKey]: slip }, cookie: "userId=42" });
    expect(await runHandOff("leaving", filled.services, filled.given)).toBe(false);
    expect([filled.went, filled.created]).toEqual([[there], [JSON.parse(slip)]]);
    const player = setUp({ cookie: "lang=en; userId=42" });
    await runHandOff("leaving", player.services, player.given);
    expect(player.created).toEqual([null]);
    const visitor = setUp({ cookie: "userId=0" });
    await runHandOff("leaving", visitor.services, visitor.given);
    expect(visitor.created).toEqual([]);
  });

  test("stays if the settings service says that the redirect is off, or the host has no mobile host", async () => {
    for (const stays of [{ redirect: 0 }, { address: "http://127.0.0.1:4300/en/" }, { width: 900 }] as const) {
      const { given, services, went } = setUp(stays);
      expect(await runHandOff("leaving", services, given)).toBe(true);
      expect(went).toEqual([]);
    }
  });

  test("stays if the server cannot store what is carried: nothing may be lost", async () => {
    const house = { createHandOff: () => Promise.reject(new CallError("maintenance")) };
    const { given, services, went } = setUp({ house, stored: { [slipStorageKey]: slip } });
    expect(await runHandOff("leaving", services, given)).toBe(true);
    expect(went).toEqual([]);
  });
});

describe("D49 a document that takes a hand-off", () => {
  test("stores the slip before the app reads it", async () => {
    const redeemHandOff = () => Promise.resolve({ signedIn: true, slip: JSON.parse(slip) as JsonValue });
    const { given, stored, services } = setUp({ house: { redeemHandOff } });
    expect(await runHandOff("arriving", services, given)).toBe(true);
    expect(stored.get(slipStorageKey)).toBe(slip);
  });

  test("keeps its own slip if none was handed to it, and if the hand-off has expired", async () => {
    const ownSlip = { [slipStorageKey]: slip };
    const without = setUp({
      stored: ownSlip,
      house: { redeemHandOff: () => Promise.resolve({ signedIn: true, slip: null }) },
    });
    expect(await runHandOff("arriving", without.services, without.given)).toBe(true);
    expect(without.stored.get(slipStorageKey)).toBe(slip);
    const expired = setUp({ stored: ownSlip });
    expect(await runHandOff("arriving", expired.services, expired.given)).toBe(true);
    expect(expired.stored.get(slipStorageKey)).toBe(slip);
  });

  test("never leaves again", async () => {
    const settings = vi.fn<() => Promise<never>>();
    const { given, services, went } = setUp({ width: 320 });
    await runHandOff("arriving", { ...services, client: { call: settings } } as never, given);
    expect(went).toEqual([]);
    expect(settings).not.toHaveBeenCalled();
  });
});
