import { describe, expect, test, vi } from "vitest";
import { housePaths, type HousePaths } from "./house-paths.ts";

const signal = new AbortController().signal;

function house(answer: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone()),
  );
  const requested = (index = 0) => {
    const [url, init = {}] = fetch.mock.calls[index] ?? [];
    return { url, method: init.method, body: init.body, credentials: init.credentials };
  };
  const location = { protocol: "https:", port: "8443" };
  const paths = housePaths({ baseUrl: "", siteKey: "harbour key", fetch, location });
  return { paths, requested, headersOf: (index: number) => fetch.mock.calls[index]?.[1]?.headers };
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe("the server's paths beside the calls", () => {
  test("are requested with the site's key and never with an identity", async () => {
    const posts: readonly [(paths: HousePaths) => Promise<unknown>, unknown, string, string][] = [
      [
        (paths) => paths.createHandOff({ version: 1 }, signal),
        { host: "m.x", ticket: "t" },
        "/handoff",
        '{"slip":{"version":1}}',
      ],
      [(paths) => paths.redeemHandOff(signal), { signedIn: true, slip: null }, "/handoff/redeem", "{}"],
      [(paths) => paths.markRead([1, 2], signal), {}, "/notifications/read", '{"ids":[1,2]}'],
    ];
    for (const [request, answer, path, body] of posts) {
      const { paths, requested } = house(json(answer));
      await request(paths);
      expect(requested()).toEqual({
        url: `${path}?token=harbour%20key`,
        method: "POST",
        body,
        credentials: "same-origin",
      });
    }
    const { paths, requested } = house(json({ release: "2", maintenance: false }));
    expect(await paths.release(signal)).toEqual({ release: "2", maintenance: false });
    expect(requested()).toMatchObject({ url: "/release", method: "GET", body: undefined });
  });

  test("return the answer", async () => {
    expect(await house(json({ signedIn: true, slip: { a: 1 } })).paths.redeemHandOff(signal)).toEqual({
      signedIn: true,
      slip: { a: 1 },
    });
  });

  test("bind a hand-off to this browser at the other host, by a plain text that needs no request before it", async () => {
    const { paths, requested, headersOf } = house(json({ host: "m.x", seconds: 30, ticket: "one time" }));
    expect(await paths.createHandOff(null, signal)).toEqual({ host: "m.x" });
    expect(requested(1)).toEqual({
      url: "https://m.x:8443/handoff/arrival?token=harbour%20key",
      method: "POST",
      body: "one time",
      credentials: "include",
    });
    expect(headersOf(1)).toEqual({ accept: "application/json" });
  });

  test("fail with the server's error, or with the connection's", async () => {
    const refusal = { code: "not_found", message: "x", params: {} };
    await expect(house(json(refusal, 404)).paths.redeemHandOff(signal)).rejects.toMatchObject({ code: "not_found" });
    await expect(house(new TypeError("failed")).paths.release(signal)).rejects.toMatchObject({ code: "offline" });
    for (const wrong of [new Response("<!doctype html>"), json([]), json({ release: 2, maintenance: 0 }), json(null)])
      await expect(house(wrong).paths.release(signal)).rejects.toMatchObject({ code: "unreadable_answer" });
    for (const wrong of [{}, { host: "m.x" }])
      await expect(house(json(wrong)).paths.createHandOff(null, signal)).rejects.toMatchObject({
        code: "unreadable_answer",
      });
    await expect(house(json({ signedIn: true })).paths.redeemHandOff(signal)).rejects.toMatchObject({
      code: "unreadable_answer",
    });
  });

  test("are aborted with the caller's reason", async () => {
    const controller = new AbortController();
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)),
      );
    const pending = housePaths({ baseUrl: "", siteKey: "x", fetch }).release(controller.signal);
    controller.abort(new Error("left"));
    await expect(pending).rejects.toThrow("left");
  });
});
