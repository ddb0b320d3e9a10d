import { expect, test } from "vitest";
import { brandCard, headElements, siteOrigin, type HeadInput } from "./head.ts";

const language = (code: string, bcp47: string) =>
  ({ code, bcp47, dir: "ltr", numbering: "latn", calendar: "gregory", text: code }) as const;

const home: HeadInput = {
  title: "Harbour & Sons <b>",
  description: 'Odds "as they are"',
  keywords: "",
  origin: "https://harbour.example",
  lang: "iq",
  languages: [language("en", "en"), language("iq", "ckb-IQ")],
  defaultLanguage: "en",
  page: "",
  indexed: true,
  themeColours: { light: "#0b2530" },
  favicon: null,
  siteVerification: "",
};

test("a text of an operator cannot leave its element", () => {
  const head = headElements(home);
  expect(head).toContain("<title>Harbour &amp; Sons &lt;b&gt;</title>");
  expect(head).toContain('content="Odds &quot;as they are&quot;"');
  expect(head).not.toContain("keywords");
});

test("the tab has the icon of the settings, or else the brand's own", () => {
  const icons = (head: string) => [...head.matchAll(/<link rel="icon" href="([^"]*)"/g)].map(([, href]) => href);
  expect(icons(headElements(home))).toEqual(["/favicon.ico", "/favicon.svg"]);
  expect(icons(headElements({ ...home, favicon: "/mark.png?a=1&b=2" }))).toEqual(["/mark.png?a=1&amp;b=2"]);
});

test("a phone makes no telephone links of coupon numbers", () => {
  const head = headElements(home);
  expect(head).toContain('<meta name="format-detection" content="telephone=no">');
});

test("a page fills the screen, also that of a phone with a notch, and an on-screen keyboard makes it lower", () => {
  const [, viewport = ""] = /<meta name="viewport" content="([^"]*)">/u.exec(headElements(home)) ?? [];
  expect(viewport.split(", ").toSorted()).toEqual([
    "initial-scale=1",
    "interactive-widget=resizes-content",
    "viewport-fit=cover",
    "width=device-width",
  ]);
});

test("a page names itself and its other languages, by their BCP 47 tags (D37)", () => {
  const head = headElements(home);
  expect(head).toContain('<link rel="canonical" href="https://harbour.example/iq/">');
  expect(head).toContain('<link rel="alternate" hreflang="ckb-IQ" href="https://harbour.example/iq/">');
  expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://harbour.example/en/">');
});

test("a shared link has a title, a text, an address and the brand's picture, and no text leaves its element", () => {
  const head = headElements({ ...home, card: brandCard });
  const shared = Object.fromEntries(
    [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );
  expect(shared).toEqual({
    "og:type": "website",
    "og:site_name": "Harbour &amp; Sons &lt;b&gt;",
    "og:title": "Harbour &amp; Sons &lt;b&gt;",
    "og:description": "Odds &quot;as they are&quot;",
    "og:url": "https://harbour.example/iq/",
    "og:locale": "ckb_IQ",
    "og:locale:alternate": "en",
    "og:image": "https://harbour.example/icons/card.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Harbour &amp; Sons &lt;b&gt;",
    "twitter:card": "summary_large_image",
  });
});

test("a shell and 404 are excluded from search engines (D45)", () => {
  const head = headElements({ ...home, indexed: false });
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toMatch(/canonical|alternate/);
});

test("two modes with two colours each get their own colour element", () => {
  expect(headElements({ ...home, themeColours: { light: "#fff", dark: "#000" } })).toContain(
    'content="#000" media="(prefers-color-scheme: dark)"',
  );
});

test("only the local machine is reached without TLS", () => {
  expect(siteOrigin("harbour.localhost")).toBe("http://harbour.localhost");
  expect(siteOrigin("localhost.example")).toBe("https://localhost.example");
});
