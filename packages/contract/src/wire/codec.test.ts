import fc from "fast-check";
import type * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { calls } from "../areas/table.ts";
import type { Call } from "../call.ts";
import { CallError } from "../errors.ts";
import { fullPayload, payloadArbitrary, resultArbitrary, validPayloads, wrongPayloads } from "../testing/index.ts";
import { decodePayload, decodeResult, encodePayload, encodeResult } from "./codec.ts";

const rows: readonly (readonly [string, Call])[] = Object.entries(calls);

function refusalOf(work: () => unknown): CallError {
  try {
    work();
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

describe.each(rows)("%s", (_, row) => {
  test("a payload is unchanged after reading and writing", () => {
    fc.assert(
      fc.property(payloadArbitrary(row), (wire) => {
        const { payload } = decodePayload(row, wire);
        expect(decodePayload(row, encodePayload(row, payload)).payload).toEqual(payload);
      }),
      { numRuns: 50 },
    );
  });

  test("an answer is unchanged after writing and reading", () => {
    fc.assert(
      fc.property(resultArbitrary(row), (wire) => {
        const result = decodeResult(row, wire);
        const written = encodeResult(row, result);
        expect(decodeResult(row, JSON.parse(JSON.stringify(written)))).toEqual(result);
      }),
      { numRuns: 25 },
    );
  });

  test("every invalid field is refused with its path", () => {
    for (const { path, fault, body, expectedCodes } of wrongPayloads(row)) {
      const error = refusalOf(() => decodePayload(row, body));
      expect(expectedCodes, `${path} ${fault}`).toContain(error.code);
      expect(error.path === path || error.path?.startsWith(`${path}.`), `${path} ${fault}: ${error.path}`).toBe(true);
      expect(typeof error.params["expected"]).toBe("string");
    }
  });

  test("a payload with every field is accepted", () => {
    expect(() => decodePayload(row, fullPayload(row))).not.toThrow();
  });
});

describe("a payload", () => {
  const search = { keyWord: "gala" };

  test("is an object", () => {
    for (const body of [null, undefined, [], "text", 1]) {
      expect(refusalOf(() => decodePayload(calls.searchMatches, body)).code).toBe("malformed_body");
    }
  });

  test("with an unknown field is refused with its path (D61)", () => {
    const tip = { matchId: 1, oddUniq: "1_1_", odd: "2.000", price: 2 };
    const coupon = { ticketStake: 100, totalStake: 100, ticketType: "TK", couponType: 0, tips: [tip] };
    const error = refusalOf(() => decodePayload(calls.createcoupon, coupon));
    expect([error.code, error.path]).toEqual(["unknown_field", "tips.0.price"]);
  });

  test("cannot reach a prototype", () => {
    const body: unknown = JSON.parse('{"keyWord":"gala","__proto__":{"limit":3}}');
    expect(refusalOf(() => decodePayload(calls.searchMatches, body)).path).toBe("__proto__");
    expect(refusalOf(() => decodePayload(calls.searchMatches, { ...search, constructor: 1 })).code).toBe(
      "unknown_field",
    );
  });

  test("of any depth is refused quickly", () => {
    const deep: unknown = JSON.parse(`${'{"keyWord":'.repeat(5000)}1${"}".repeat(5000)}`);
    expect(refusalOf(() => decodePayload(calls.searchMatches, deep)).path).toBe("keyWord");
  });

  test("that is refused reports the type of the value, never the value", () => {
    const error = refusalOf(() => decodePayload(calls.userLogin, { userName: "player1", password: "x7!" }));
    expect(error.path).toBe("password");
    expect(error.params).toEqual({ expected: "at least 4 characters", received: "text of 3" });
    expect(JSON.stringify(error.params) + error.message).not.toContain("x7!");
  });

  test("may misspell countryId as the specification does, and is sent with the right name (D35)", () => {
    expect(decodePayload(calls.updateProfile, { counrtyId: 7 }).payload).toEqual({ countryId: 7 });
    expect(encodePayload(calls.updateProfile, { countryId: 7 })).toEqual({ countryId: 7 });
    expect(refusalOf(() => decodePayload(calls.updateProfile, { counrtyId: 7, countryId: 8 })).path).toBe("counrtyId");
    expect(refusalOf(() => decodePayload(calls.updateProfile, { counrtyId: "7" })).path).toBe("countryId");
    expect(refusalOf(() => decodePayload(calls.searchMatches, { ...search, counrtyId: 7 })).path).toBe("counrtyId");
  });

  test("without page and size is for the first page of 50 (§9)", () => {
    expect(decodePayload(calls.getCoupons, {}).payload).toEqual({ page: 1, pageSize: 50 });
    expect(encodePayload(calls.getCoupons, {})).toEqual({});
  });
});

describe("an answer", () => {
  test("that does not fit its row is a technical error of the server", () => {
    const error = refusalOf(() =>
      encodeResult(calls.getPage, { pageId: -1, title: "", html: "", updatedAt: "yesterday" }),
    );
    expect(error.code).toBe("technical");
    expect(error.message).toContain("getPage");
  });

  test("that cannot be read is reported with the field", () => {
    const error = refusalOf(() => decodeResult(calls.getLanguages, { status: 1, results: [{ id: 1 }] }));
    expect([error.code, error.path]).toEqual(["unreadable_answer", "results.0.code"]);
  });

  test("of a newer server may have unknown fields", () => {
    expect(decodeResult(calls.logout, { status: 1, farewell: "bye" })).toEqual({});
  });
});

test("the same seed gives the same payloads", () => {
  expect(validPayloads(calls.createcoupon, 5, 3)).toEqual(validPayloads(calls.createcoupon, 5, 3));
});

test("no row has a schema that allows any value", () => {
  const loose = new Set(["any", "unknown"]);
  const found = new Set<unknown>();
  function walk(schema: unknown): void {
    if (typeof schema !== "object" || schema === null || found.has(schema)) return;
    found.add(schema);
    const definition = (schema as z.ZodMiniType)._zod?.def as { type: string } | undefined;
    if (!definition) return;
    expect(loose).not.toContain(definition.type);
    for (const part of Object.values(definition)) {
      walk(part);
      if (typeof part === "object" && part !== null) for (const item of Object.values(part)) walk(item);
    }
  }
  for (const [, row] of rows) [row.payload, row.result].forEach(walk);
  expect(found.size).toBeGreaterThan(200);
});
