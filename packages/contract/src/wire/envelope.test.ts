import { describe, expect, test } from "vitest";
import { calls } from "../areas/table.ts";
import { decodePayload, wireNames } from "./codec.ts";
import { readEnvelope } from "./envelope.ts";
import { obfuscateUserId, revealUserId } from "./obfuscated-id.ts";

/** What an old sender puts beside every payload (§7). */
const beside = {
  serverId: "s3",
  lang: "fa",
  site_id: 220,
  operatorId: "12",
  userId: 7,
  reqId: 5,
  token: "public-key",
  startDate: "2026-11-20T00:00:00Z",
  addDate: 3,
};

describe("the envelope (D41–D43)", () => {
  test("is accepted in every body, and separated from the payload", () => {
    const { payload, envelope } = decodePayload(calls.getPage, { pageid: 7, ...beside });
    expect(payload).toEqual({ pageId: 7 });
    expect(envelope).toEqual({
      serverId: "s3",
      lang: "fa",
      siteId: 220,
      operatorId: 12,
      userId: 7,
      requestId: "5",
      token: "public-key",
      startDate: "2026-11-20T00:00:00Z",
      addDate: 3,
    });
  });

  test("may be absent", () => {
    expect(readEnvelope({})).toEqual({ envelope: {}, rest: {} });
  });

  test.each(Object.entries(calls))("%s has no field of the envelope's names, except the window", (_, row) => {
    const { envelope } = readEnvelope(beside);
    expect(envelope.userId).toBe(7);
    const own = Object.keys(beside).filter((name) => ownNames(row).includes(name));
    expect(own.filter((name) => name !== "startDate" && name !== "addDate")).toEqual([]);
  });

  test("gives its window to a row that declares one", () => {
    const window = { startDate: beside.startDate, addDate: beside.addDate };
    expect(decodePayload(calls.getCoupons, window).payload).toEqual({
      from: beside.startDate,
      days: 3,
      page: 1,
      pageSize: 50,
    });
    expect(decodePayload(calls.getPage, { pageid: 7, ...window }).payload).toEqual({ pageId: 7 });
  });

  test.each([
    ["userId", {}],
    ["userId", null],
    ["userId", -1],
    ["operatorId", "1; drop"],
    ["operatorId", 1.5],
    ["lang", "<script>"],
    ["lang", 5],
    ["token", "x".repeat(513)],
    ["reqId", []],
    ["startDate", "20.11.2026"],
    ["addDate", 367],
    ["site_id", 2 ** 53],
    ["serverId", "x".repeat(65)],
  ])("refuses %s: %j with its path", (name, value) => {
    expect(refusalOf(() => readEnvelope({ [name]: value }))).toMatchObject({ code: "invalid_field", path: name });
  });
});

describe("the obfuscated id of seco (D41)", () => {
  test.each([1, 7, 35, 36, 360, 123_456, Number.MAX_SAFE_INTEGER])("%d is read back", (userId) => {
    expect(obfuscateUserId(userId)).not.toBe(String(userId));
    expect(revealUserId(obfuscateUserId(userId))).toBe(userId);
  });

  test.each(["", "1", "0z", "7", "!!", "00", "zzzzzzzzzzzzzzzz", obfuscateUserId(7).replace(/^./, "_")])(
    "%j is refused",
    (text) => {
      expect(revealUserId(text)).toBeUndefined();
    },
  );

  test("with any character changed is refused", () => {
    const sent = obfuscateUserId(123_456);
    for (let index = 0; index < sent.length; index++) {
      const other = sent[index] === "a" ? "b" : "a";
      expect(revealUserId(sent.slice(0, index) + other + sent.slice(index + 1))).toBeUndefined();
    }
  });
});

function refusalOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

function ownNames(row: (typeof calls)[keyof typeof calls]): readonly string[] {
  return wireNames(row);
}
