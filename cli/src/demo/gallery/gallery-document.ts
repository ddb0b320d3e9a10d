import { languageOf } from "@livery/i18n";
import type { Skin, Messages } from "@livery/skin";
import type { DemoBrand } from "../demo-brand.ts";
import { demoPanelHost } from "../demo-staff.ts";
import { type GalleryMessages, galleryMessages } from "./gallery-messages.ts";

/** A brand with the content of its card: addresses below the gallery's own host. */
export interface GalleryBrand {
  readonly brand: DemoBrand;
  readonly logo: string | null;
  readonly scene: string;
}

export interface GalleryPage {
  readonly lang: string;
  readonly brands: readonly GalleryBrand[];
  readonly port: number;
  /** The product's messages in this language, and in those of brands without it. */
  readonly product: ReadonlyMap<string, Messages>;
  /** The stylesheet's path. */
  readonly style: string;
  readonly hasPanel: boolean;
}

/** The gallery's page in a language. It has no script: only links. */
export function galleryDocument(page: GalleryPage): string {
  const { brands, hasPanel, lang, port, style } = page;
  const messages = messagesOf(lang);
  const { bcp47, dir } = languageOf(lang) ?? { bcp47: lang, dir: "ltr" };
  const switcher = Object.keys(galleryMessages).map((code) => {
    const name = escaped(languageOf(code)?.name ?? code);
    const here = code === lang ? ' aria-current="page"' : "";
    return `<li><a href="/${code}/" lang="${code}" hreflang="${code}"${here}>${name}</a></li>`;
  });
  const [first] = brands;
  const more = [
    ...(hasPanel ? [`<li><a href="http://${demoPanelHost}:${port}/">${escaped(messages.panel)}</a></li>`] : []),
    ...(first
      ? [`<li><a href="${addressOf(first.brand.skin.domains.site, port)}docs">${escaped(messages.docs)}</a></li>`]
      : []),
  ];
  return `<!doctype html>
<html lang="${bcp47}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(messages.title)} · Livery</title>
<meta name="description" content="${escaped(messages.text)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>
<header>
<nav class="top" aria-label="${escaped(messages.languages)}"><ul>${more.join("")}</ul><ul>${switcher.join("")}</ul></nav>
<div class="head"><h1>${escaped(messages.title)}</h1><p>${escaped(messages.text)}</p></div>
</header>
<main><ul class="rail">
${brands.map((each) => `<li>${card(each, page, messages)}</li>`).join("\n")}
</ul></main>
</body>
</html>
`;
}

function card(
  { brand, logo, scene }: GalleryBrand,
  { lang, port, product }: GalleryPage,
  messages: GalleryMessages,
): string {
  const { accounts, skin } = brand;
  // A brand without the page's language uses its own first one.
  const own = skin.languages.includes(lang) ? lang : (skin.languages[0] ?? "en");
  const languageAttributes = own === lang ? "" : ` lang="${own}" dir="${languageOf(own)?.dir ?? "ltr"}"`;
  const heroHtml = (key: "title" | "text"): string =>
    escaped(heroText(skin.messages[own], key) ?? heroText(product.get(own), key) ?? "");
  const site = `${addressOf(skin.domains.site, port)}${own}/`;
  const { mobile } = skin.domains;
  const account = accounts.find((each) => each.lang === lang) ?? accounts[0];
  const links = [
    ...(mobile === undefined
      ? []
      : [
          `<a href="${addressOf(mobile, port)}${own}/">${escaped(messages.phone)}<span class="unseen">: ${escaped(skin.title)}</span></a>`,
        ]),
    ...(account === undefined
      ? []
      : [
          `<span>${escaped(messages.accounts)} <code>${escaped(`${account.userName} / ${account.password}`)}</code></span>`,
        ]),
  ];
  return `<article class="card" aria-labelledby="${skin.name}">
<div class="shop" data-brand="${skin.name}" aria-hidden="true">
<div class="bar">${logo === null ? `<b>${escaped(skin.title)}</b>` : `<img src="${logo}" alt="" loading="lazy">`}<i></i></div>
<div class="stage"><img src="${scene}" alt="" loading="lazy"><p${languageAttributes}>${heroHtml("title")}</p></div>
<div class="row"><span>2.10</span><span>3.40</span><span>3.65</span></div>
</div>
<div class="about">
<h2 id="${skin.name}"><a href="${site}" aria-label="${escaped(messages.open.replace("{title}", skin.title))}">${escaped(skin.title)}</a></h2>
<p class="voice"${languageAttributes}>${heroHtml("text")}</p>
<dl aria-label="${escaped(messages.variants)}">${variantsOf(skin, messages)}</dl>
<p class="ways">${links.join("")}</p>
</div>
</article>`;
}

/** The variants of a brand, by page and block, under the names that skin authors write. */
function variantsOf({ blocks, pages }: Skin, { names }: GalleryMessages): string {
  return Object.entries({ ...pages, ...blocks })
    .map(
      ([name, variant]) =>
        `<div><dt>${escaped(names[name] ?? name)}</dt><dd lang="en" dir="ltr">${escaped(variant)}</dd></div>`,
    )
    .join("");
}

function heroText(messages: Messages | undefined, key: "title" | "text"): string | undefined {
  const valueAt = (tree: unknown, path: readonly string[]): unknown =>
    path.reduce<unknown>((here, part) => (here as Readonly<Record<string, unknown>> | undefined)?.[part], tree);
  const text = valueAt(messages, ["sport", "hero", key]);
  return typeof text === "string" ? text : undefined;
}

function messagesOf(lang: string): GalleryMessages {
  const messages = galleryMessages[lang];
  if (messages === undefined) throw new RangeError(`the gallery has no words in ${lang}`);
  return messages;
}

const addressOf = (host: string, port: number): string => `http://${host}:${port}/`;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
