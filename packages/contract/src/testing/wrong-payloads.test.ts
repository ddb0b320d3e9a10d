import { describe, expect, test } from "vitest";
import { calls } from "../areas/table.ts";
import type { Call } from "../call.ts";
import { wireNames } from "../wire/codec.ts";
import { fullPayload, toRequest, validPayloads, wrongPayloads } from "./index.ts";

const rows: readonly (readonly [string, Call])[] = Object.entries(calls);
const faultsAt = (row: Call, path: string) =>
  new Set([...wrongPayloads(row)].filter((wrong) => wrong.path === path).map((wrong) => wrong.fault));

describe("wrong payloads", () => {
  test("contain every fault of every field, at any depth", () => {
    const all = ["absent", "null", "wrong type", "negative", "huge"];
    expect([...faultsAt(calls.createcoupon, "ticketStake")]).toEqual(all);
    expect([...faultsAt(calls.createcoupon, "tips.0.matchId")]).toEqual(all);
    expect([...faultsAt(calls.createcoupon, "tips.0.notInTheContract")]).toEqual(["unknown"]);
    expect([...faultsAt(calls.matches, "multipleLeague.0.leagues.0")]).toEqual([
      "null",
      "wrong type",
      "negative",
      "huge",
    ]);
  });

  test.each(rows)("of %s include every field", (_, row) => {
    const names = new Set([...wrongPayloads(row)].map((wrong) => wrong.path.split(".")[0]));
    expect(wireNames(row).filter((name) => !names.has(name))).toEqual([]);
  });

  test("have text only in path and query", () => {
    const inPath = [...wrongPayloads(calls.resetPassword)].filter((wrong) => wrong.location === "path");
    expect(new Set(inPath.map((wrong) => typeof wrong.body["passCode"]))).toEqual(new Set(["string"]));
    expect(
      [...wrongPayloads(calls.printer)].filter((wrong) => wrong.path === "ids").map((wrong) => wrong.location),
    ).toContain("query");
  });
});

describe("a request", () => {
  test("carries a field where its row declares it", () => {
    expect(toRequest(calls.resetPassword, { passCode: "a/b", password: "p" })).toEqual({
      method: "POST",
      url: "/ekol/resetPassword/a%2Fb",
      body: { password: "p" },
    });
    expect(toRequest(calls.printer, { ids: "1,2", timezone: "Asia/Tehran" })).toEqual({
      method: "GET",
      url: "/ekol/printer?ids=1%2C2&timezone=Asia%2FTehran",
    });
    expect(toRequest(calls.matchProposition, {}, { token: "k", lang: "fa" }).url).toBe(
      "/ekol/api/matchProposition/k/fa",
    );
  });
});

test.each(rows)("%s: the requested number of valid payloads is made, and the full one has every field", (_, row) => {
  expect(validPayloads(row, 7)).toHaveLength(7);
  expect(Object.keys(fullPayload(row))).toEqual(wireNames(row));
});
