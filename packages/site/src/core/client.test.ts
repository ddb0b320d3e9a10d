import { CallError } from "@livery/contract";
import { describe, expect, test, vi } from "vitest";
import { createSiteClient, watchAnswers, type SiteClient } from "./client.ts";

const refusing = (code: CallError["code"]): SiteClient => ({
  call: () => Promise.reject(new CallError(code)),
});

describe("The site's client", () => {
  test("a call that finds the session ended reports it, and still fails", async () => {
    const expired = vi.fn<() => void>();
    const client = watchAnswers(refusing("signed_out"), { expired, maintenance: () => undefined });
    await expect(client.call("getCoupons", {})).rejects.toMatchObject({ code: "signed_out" });
    expect(expired).toHaveBeenCalledOnce();
  });

  test("calls that check the session or sign in do not end it, and neither do other refusals", async () => {
    const expired = vi.fn<() => void>();
    const gone = watchAnswers(refusing("signed_out"), { expired, maintenance: () => undefined });
    await expect(gone.call("getUserData", {})).rejects.toMatchObject({ code: "signed_out" });
    await expect(gone.call("userLogin", { userName: "marina", password: "anchor24" })).rejects.toMatchObject({
      code: "signed_out",
    });
    const away = watchAnswers(refusing("offline"), { expired, maintenance: () => undefined });
    await expect(away.call("getCoupons", {})).rejects.toMatchObject({ code: "offline" });
    expect(expired).not.toHaveBeenCalled();
  });

  test("§2 a call that finds the site in maintenance reports it, and still fails", async () => {
    const maintenance = vi.fn<() => void>();
    const client = watchAnswers(refusing("maintenance"), { expired: () => undefined, maintenance });
    await expect(client.call("sports", {})).rejects.toMatchObject({ code: "maintenance" });
    expect(maintenance).toHaveBeenCalledOnce();
  });

  test("requests rows of the first view and later ones alike, with key, language and no identity", async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ status: 1, results: [] })));
    const options = { baseUrl: "", siteKey: "public", lang: () => "fa", fetch: fetched };
    const client = createSiteClient(options, { expired: () => undefined, maintenance: () => undefined });
    expect(await client.call("sports", {})).toEqual([]);
    expect(await client.call("categories", { sportId: 1 })).toEqual([]);
    const sent = fetched.mock.calls.map(([url, init]) => [url, JSON.parse(init?.body as string) as unknown]);
    expect(sent).toEqual([
      ["/ekol/sports?token=public", { lang: "fa" }],
      ["/ekol/categories?token=public", { sportId: 1, lang: "fa" }],
    ]);
  });
});
