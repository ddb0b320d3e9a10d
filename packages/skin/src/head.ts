import type { BootLanguage } from "./boot.ts";

export interface HeadInput {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The site's origin: `https://harbour.example`. */
  readonly origin: string;
  /** The mobile host's origin (D49), for search engines, which keep the site's own address as canonical. */
  readonly mobileOrigin?: string;
  /** The language of the document, one of `languages`. */
  readonly lang: string;
  readonly languages: readonly BootLanguage[];
  readonly defaultLanguage: string;
  /** The page's path without its language: "" is Home. */
  readonly page: string;
  /** False keeps shells and 404 out of search engines (D45). */
  readonly indexed: boolean;
  readonly themeColours: { readonly light: string; readonly dark?: string };
  /** The icon of the settings; null: the brand's own. */
  readonly favicon: string | null;
  /** `google_site_verification`, or "". */
  readonly siteVerification: string;
  /** The picture of a shared link, where there is one. */
  readonly card?: LinkCard;
}

/** A PNG that a chat or a network shows beside a shared link. */
export interface LinkCard {
  readonly path: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** The card that the assembly draws from the brand's logo, in the size that networks ask for. */
export const brandCard: LinkCard = { path: "/icons/card.png", width: 1200, height: 630 };

/** Escapes text for HTML content or an attribute value. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A site's origin from its host: https, but http for a local host. */
export function siteOrigin(host: string): string {
  return `${isLocalHost(host) ? "http" : "https"}://${host}`;
}

/** True for `localhost` and every name below it. */
export function isLocalHost(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

/** The elements of `<head>` that describe the page, one a line; the assembly adds styles, scripts and boot data. */
export function headElements(input: HeadInput): string {
  const meta = (name: string, content: string): string[] =>
    content === "" ? [] : [`<meta name="${name}" content="${escapeHtml(content)}">`];
  const address = (code: string): string => escapeHtml(`${input.origin}/${code}/${input.page}`);
  const alternates = input.languages.map(
    ({ code, bcp47 }) => `<link rel="alternate" hreflang="${escapeHtml(bcp47)}" href="${address(code)}">`,
  );
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    // A phone makes telephone links of coupon numbers, amounts and scores otherwise.
    '<meta name="format-detection" content="telephone=no">',
    `<title>${escapeHtml(input.title)}</title>`,
    ...meta("description", input.description),
    ...meta("keywords", input.keywords),
    ...(input.indexed ? [] : meta("robots", "noindex")),
    ...meta("google-site-verification", input.siteVerification),
    ...(input.indexed
      ? [
          `<link rel="canonical" href="${address(input.lang)}">`,
          ...alternates,
          `<link rel="alternate" hreflang="x-default" href="${address(input.defaultLanguage)}">`,
          ...mobileAlternate(input),
        ]
      : []),
    ...sharedLink(input, address(input.lang)),
    ...themeColour(input.themeColours),
    iconLinks(input.favicon),
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join("\n");
}

/** The links to the tab's icon: that of the settings, or the brand's own, which the assembly draws. */
export function iconLinks(favicon: string | null): string {
  if (favicon !== null) return `<link rel="icon" href="${escapeHtml(favicon)}">`;
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join("\n");
}

/** Open Graph, and Twitter's one tag of its own: the title, text and picture of a link that is shared. */
function sharedLink({ card, description, indexed, lang, languages, origin, title }: HeadInput, url: string): string[] {
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const locale = (code: string): string => code.replaceAll("-", "_");
  const own = languages.find(({ code }) => code === lang);
  return [
    property("type", "website"),
    property("site_name", title),
    property("title", title),
    ...(description === "" ? [] : [property("description", description)]),
    ...(indexed ? [`<meta property="og:url" content="${url}">`] : []),
    ...(own === undefined ? [] : [property("locale", locale(own.bcp47))]),
    ...languages
      .filter(({ code }) => indexed && code !== lang)
      .map(({ bcp47 }) => property("locale:alternate", locale(bcp47))),
    ...(card === undefined
      ? ['<meta name="twitter:card" content="summary">']
      : [
          property("image", origin + card.path),
          property("image:width", String(card.width)),
          property("image:height", String(card.height)),
          property("image:alt", title),
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
  ];
}

/** The link to the mobile page in the form that search engines read: media and address. */
function mobileAlternate({ mobileOrigin, lang, page }: HeadInput): string[] {
  if (mobileOrigin === undefined) return [];
  const href = escapeHtml(`${mobileOrigin}/${lang}/${page}`);
  return [`<link rel="alternate" media="only screen and (max-width: 499px)" href="${href}">`];
}

function themeColour({ light, dark }: HeadInput["themeColours"]): string[] {
  if (dark === undefined) return [`<meta name="theme-color" content="${escapeHtml(light)}">`];
  return [
    `<meta name="theme-color" content="${escapeHtml(light)}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${escapeHtml(dark)}" media="(prefers-color-scheme: dark)">`,
  ];
}
