import { afterEach, describe, expect, test, vi } from "vitest";
import { calls } from "./areas/table.ts";
import { createClientOf, timeouts, type ClientOptions } from "./client.ts";
import { CallError } from "./errors.ts";
import { createClient } from "./index.ts";

interface Sent {
  readonly url: URL;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
}

/** A client whose requests are kept and answered by `answer`. */
function clientWith(answer: (sent: Sent) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = { url: new URL(url as string), init: init as Sent["init"] };
    sent.push(request);
    return answer(request);
  };
  return {
    client: createClient({
      baseUrl: "http://harbour.localhost",
      siteKey: "key-1",
      lang: () => "fa",
      fetch,
      ...options,
    }),
    sent,
  };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const done = () => json({ status: 1 });

async function failure(work: Promise<unknown>): Promise<CallError> {
  const error: unknown = await work.then(
    () => new Error("it did not fail"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw error;
  return error;
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a call", () => {
  test("goes to the row's path with the site's public key and the current language", async () => {
    const { client, sent } = clientWith(() =>
      json({ status: 1, results: { pageid: 7, title: "About", content: "", updateDate: "2026-11-20T00:00:00Z" } }),
    );
    expect(await client.call("getPage", { pageId: 7 })).toEqual({
      pageId: 7,
      title: "About",
      html: "",
      updatedAt: "2026-11-20T00:00:00Z",
    });
    const [{ url, init }] = sent as [Sent];
    expect(url.pathname).toBe("/ekol/getPage");
    expect(url.searchParams.get("token")).toBe("key-1");
    expect(init.method).toBe("POST");
    expect(JSON.parse(init.body as string)).toEqual({ pageid: 7, lang: "fa" });
    expect(init.headers["idempotency-key"]).toBeUndefined();
  });

  test("sends no identity: no userId, no operatorId, no siteId", async () => {
    const { client, sent } = clientWith(() => json({ status: 1, results: null }));
    await client.call("getUserData", {});
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({ lang: "fa" });
    expect(sent[0]?.init.credentials).toBe("same-origin");
  });

  test("by GET carries its payload in the query", async () => {
    const { client, sent } = clientWith(() => json({ settings: { site_title: "Harbour" } }));
    const answer = await client.call("settings", { domain: "harbour.localhost" });
    expect(answer.document).toEqual({ site_title: "Harbour" });
    expect(sent[0]?.url.search).toBe("?token=key-1&lang=fa&domain=harbour.localhost");
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test("fills the path from the payload, escaped, and does not send it twice", async () => {
    const { client, sent } = clientWith(done);
    await client.call("resetPassword", {
      passCode: "abcdefghij_-0123456789",
      password: "pass1234",
      repeat: "pass1234",
    });
    expect(sent[0]?.url.pathname).toBe("/ekol/resetPassword/abcdefghij_-0123456789");
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
      password: "pass1234",
      repassword: "pass1234",
      lang: "fa",
    });
  });

  test("fills token and language into a path with their parameters", async () => {
    const { client, sent } = clientWith(() => json({ status: 1, results: [] }), { siteKey: "a/b" });
    await client.call("matchProposition", {});
    expect(sent[0]?.url.pathname).toBe("/ekol/api/matchProposition/a%2Fb/fa");
  });

  test("to a print endpoint answers its document", async () => {
    const { client, sent } = clientWith(() => new Response("<p>12</p>"));
    expect(await client.call("printer", { ids: [3, 4], timeZone: "Europe/Istanbul" })).toBe("<p>12</p>");
    expect(sent[0]?.url.searchParams.get("ids")).toBe("3,4");
  });

  test("with a payload outside its bounds is not sent", async () => {
    const { client, sent } = clientWith(done);
    expect(await failure(client.call("getPage", { pageId: -1 }))).toMatchObject({
      code: "invalid_field",
      path: "pageid",
    });
    expect(sent).toEqual([]);
  });
});

describe("a call with an effect", () => {
  test("carries the given idempotency key (D21)", async () => {
    const { client, sent } = clientWith(done);
    await client.call("bonusRequest", { bonusId: 1 }, { idempotencyKey: "slip-1" });
    expect(sent[0]?.init.headers["idempotency-key"]).toBe("slip-1");
  });

  test("carries a new key each time if none is given", async () => {
    const { client, sent } = clientWith(done);
    await client.call("bonusRequest", { bonusId: 1 });
    await client.call("bonusRequest", { bonusId: 1 });
    const keys = sent.map(({ init }) => init.headers["idempotency-key"]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe("a failure", () => {
  test("of the server has its code, params, path and legs (D44)", async () => {
    const body = {
      code: "odds_changed",
      message: "Odds changed",
      params: { count: 1 },
      path: "tips.0.odd",
      legs: [{ index: 0, code: "odds_changed", params: { old: "2.000", new: "1.900" } }],
    };
    const { client } = clientWith(() => json(body, 409));
    const error = await failure(client.call("bonusRequest", { bonusId: 1 }));
    expect(error).toMatchObject({ code: "odds_changed", status: 409, params: { count: 1 }, path: "tips.0.odd" });
    expect(error.legs).toEqual([{ index: 0, code: "odds_changed", params: { old: "2.000", new: "1.900" } }]);
  });

  test.each([
    [500, "<html>", "technical"],
    [502, "", "busy"],
    [503, "upstream", "busy"],
    [429, "", "rate_limited"],
    [404, "{}", "technical"],
  ])("%d without an error body is %s", async (status, body, code) => {
    const { client } = clientWith(() => new Response(body, { status: status }));
    expect(await failure(client.call("logout", {}))).toMatchObject({ code, params: { status } });
  });

  test("with a code of a newer server is technical, and has the code in its params", async () => {
    const { client } = clientWith(() => json({ code: "moon_closed", message: "" }, 422));
    expect(await failure(client.call("logout", {}))).toMatchObject({
      code: "technical",
      params: { code: "moon_closed" },
    });
  });

  test("of the network is `offline`, is not retried and has status 0", async () => {
    const { client, sent } = clientWith(() => Promise.reject(new TypeError("fetch failed")));
    expect(await failure(client.call("logout", {}))).toMatchObject({ code: "offline", status: 0 });
    expect(sent).toHaveLength(1);
  });

  test("of an answer in the wrong form is unreadable_answer with the path", async () => {
    const { client } = clientWith(() => json({ status: 1, results: [{ id: 0 }] }));
    expect(await failure(client.call("getCountries", {}))).toMatchObject({
      code: "unreadable_answer",
      path: "results.0.id",
    });
  });

  test("of an answer that is not JSON is unreadable_answer", async () => {
    const { client } = clientWith(() => new Response("<html>"));
    expect(await failure(client.call("logout", {}))).toMatchObject({ code: "unreadable_answer" });
  });
});

describe("time (D60)", () => {
  const never = ({ init }: Sent) =>
    new Promise<Response>((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
    });

  test("a call has 10 s, a placement 15 s, settings 3 s", () => {
    expect(timeouts).toEqual({ call: 10_000, placement: 15_000, settings: 3_000 });
  });

  test("that takes too long is a timeout", async () => {
    const { client } = clientWith(never);
    expect(await failure(client.call("logout", {}, { timeout: 10 }))).toMatchObject({
      code: "timeout",
      status: 0,
      params: { key: "logout" },
    });
  });

  test.each([
    ["logout", {}, 10_000],
    ["settings", { domain: "x" }, 3_000],
  ] as const)("%s has its own limit", async (key, payload, milliseconds) => {
    const clock = vi.spyOn(AbortSignal, "timeout");
    const { client } = clientWith(() => json({ status: 1, settings: {} }));
    await client.call(key, payload);
    expect(clock).toHaveBeenLastCalledWith(milliseconds);
    clock.mockRestore();
  });

  test("the caller's signal ends a call with the signal's own reason", async () => {
    const { client } = clientWith(never);
    const stop = new AbortController();
    const call = client.call("logout", {}, { signal: stop.signal });
    stop.abort(new Error("left the page"));
    await expect(call).rejects.toThrow("left the page");
    await expect(client.call("logout", {}, { signal: stop.signal })).rejects.toThrow("left the page");
  });
});

test("a client can be created from a few rows", async () => {
  const fetch = () => Promise.resolve(done());
  const client = createClientOf(
    { logout: calls.logout },
    { baseUrl: "http://x", siteKey: "k", lang: () => "en", fetch },
  );
  expect(await client.call("logout", {})).toEqual({});
  // @ts-expect-error: the client was created without this row
  await expect(client.call("getPage", { pageId: 1 })).rejects.toThrow(TypeError);
});
