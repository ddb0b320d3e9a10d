import { describe, expect, test } from "vitest";
import { newsOf } from "./chat-bus.ts";

const frame = {} as Window;
const from = (data: unknown, by: object = {}) => newsOf({ data, origin: "null", source: frame, ...by }, frame);

describe("The chat's bus", () => {
  test.each([
    [{ livery: "chat", type: "ready" }, { type: "ready" }],
    [{ livery: "chat", type: "ready", text: "<b>" }, { type: "ready" }],
    [
      { livery: "chat", type: "unread", count: 3 },
      { type: "unread", count: 3 },
    ],
    [
      { livery: "chat", type: "unread", count: 0 },
      { type: "unread", count: 0 },
    ],
    [{ livery: "chat", type: "close" }, { type: "close" }],
  ])("accepts %o", (data, news) => expect(from(data)).toEqual(news));

  test.each([
    null,
    undefined,
    "ready",
    7,
    [],
    {},
    { type: "ready" },
    { livery: "game", type: "ready" },
    { livery: "chat", type: "open" },
    { livery: "chat", type: "message", text: "x" },
    { livery: "chat", type: "unread" },
    { livery: "chat", type: "unread", count: -1 },
    { livery: "chat", type: "unread", count: 1.5 },
    { livery: "chat", type: "unread", count: "3" },
    { livery: "chat", type: "unread", count: Number.POSITIVE_INFINITY },
    { livery: ["chat"], type: "ready" },
  ])("ignores %o", (data) => expect(from(data)).toBeNull());

  test("accepts messages of the frame alone, and only from its opaque origin", () => {
    const ready = { livery: "chat", type: "ready" };
    expect(from(ready, { source: {} })).toBeNull();
    expect(from(ready, { source: null })).toBeNull();
    expect(from(ready, { origin: "https://harbour.example" })).toBeNull();
    expect(from(ready, { origin: "" })).toBeNull();
    expect(newsOf({ data: ready, origin: "null", source: null }, null)).toBeNull();
  });
});
