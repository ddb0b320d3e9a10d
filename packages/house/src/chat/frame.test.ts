import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeSettings } from "../settings/store.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

/** Stores harbour's settings and waits until the house has heard of them. */
async function given(settings: Readonly<Record<string, unknown>>): Promise<void> {
  const document = { site_title: 'Harbour <&> "Bay"', ...settings };
  await storeSettings(house.test.db, { siteId: house.seeded.siteIds["harbour"]!, document, actor: "test" });
  const currentSettings = async () =>
    ((await house.visitor().send("/settings?domain=harbour.localhost")).body as { settings: object }).settings;
  await expect.poll(currentSettings).toMatchObject(document);
}
const requestFrame = (query = "", site = "harbour") => house.visitor(site).send(`/frame/chat${query}`);
/** The setting as the document carries it. */
const carried = (text: string): unknown =>
  JSON.parse(/<script type="application\/json" id="livery-chat">(.*?)<\/script>/su.exec(text)?.[1] ?? "null");

describe("GET /frame/chat", () => {
  test("is not found for a site without a chat script", async () => {
    await given({ live_chat_script: "  " });
    for (const answer of [
      await requestFrame(),
      await requestFrame("?shell=mobile"),
      await requestFrame("", "meadow"),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([404, { code: "not_found" }]);
      expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  test("runs the site's script in an opaque origin: sandboxed by its header, framed only by its own site", async () => {
    await given({ live_chat_script: "window.vendor = 1;" });
    const answer = await requestFrame();
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const policy = String(answer.headers["content-security-policy"]);
    const directives = new Map(policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]));
    expect(directives.get("sandbox")).toEqual([
      "allow-scripts",
      "allow-forms",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
    ]);
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors")).toEqual(["'self'"]);
    expect(directives.get("base-uri")).toEqual(["'none'"]);
    expect(directives.get("script-src")).toEqual([expect.stringMatching(/^'nonce-[\w+/=]{24}'$/), "https:"]);
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|unsafe-eval|http:/);
    expect(answer.headers).toMatchObject({
      "x-frame-options": "SAMEORIGIN",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(carried(answer.text)).toBe("window.vendor = 1;");
  });

  test("has a new nonce each time, for its own script only", async () => {
    const texts = [(await requestFrame()).text, (await requestFrame()).text];
    const nonces = texts.map((text) => [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
    expect(nonces.map(({ length }) => length)).toEqual([1, 1]);
    expect(nonces[0]).not.toEqual(nonces[1]);
  });

  test("escapes every text, whatever it contains", async () => {
    const script = "<!-- begin --><script>alert('</script><script>x')</script> <!--<script> \u2028 ]]> \"'`${1}\\";
    await given({ live_chat_script: script });
    const { text } = await requestFrame();
    expect(text).toContain("<title>Harbour &lt;&amp;&gt; &quot;Bay&quot;</title>");
    expect(carried(text)).toBe(script);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text.match(/<\/script/g)).toHaveLength(2);
    expect(text).not.toContain("<!--");
  });

  test("uses the mobile script for the mobile shell if there is one, else the desktop one, and never the mobile one on desktop", async () => {
    await given({ live_chat_script: "wide()", live_chat_script_mobile: "narrow()" });
    expect(carried((await requestFrame("?shell=mobile")).text)).toBe("narrow()");
    for (const query of ["", "?shell=desktop", "?shell=mobile&shell=x"])
      expect(carried((await requestFrame(query)).text)).toBe("wide()");
    await given({ live_chat_script: "wide()", live_chat_script_mobile: "" });
    expect(carried((await requestFrame("?shell=mobile")).text)).toBe("wide()");
    await given({ live_chat_script_mobile: "narrow()" });
    expect([(await requestFrame()).status, (await requestFrame("?shell=mobile")).status]).toEqual([404, 200]);
  });

  test("is not found on an unknown host, and refused during maintenance", async () => {
    const nowhere = await house.visitor().send("/frame/chat", { headers: { host: "nobody.localhost" } });
    expect([nowhere.status, nowhere.body]).toMatchObject([404, { code: "unknown_site" }]);
    await given({ live_chat_script: "wide()", maintenance: 1 });
    expect([(await requestFrame()).status, (await requestFrame()).body]).toMatchObject([503, { code: "maintenance" }]);
  });
});
