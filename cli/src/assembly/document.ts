import {
  bootElement,
  contentSecurityPolicy,
  escapeHtml,
  headElements,
  type Boot,
  type HeadInput,
  type Skin,
} from "@livery/skin";
import { cspHash } from "../files/hashing.ts";

export interface DocumentInput {
  readonly head: HeadInput;
  readonly boot: Boot;
  readonly skin: Pick<Skin, "name" | "domains" | "apiHosts" | "liveHosts" | "imageHosts">;
  /** The text of the one inline style element. */
  readonly style: string;
  /** The entry's script, and the files to preload with it. */
  readonly script: string;
  readonly preloads: readonly string[];
  /** The font of the first view, or undefined. */
  readonly font: string | undefined;
  /** The prerendered markup; "" for a shell that the browser renders. */
  readonly markup: string;
}

export interface BuiltDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The element that the site renders into. */
export const rootElementId = "root";

/** A whole document with its policy. */
export function buildDocument(input: DocumentInput): BuiltDocument {
  const { boot, head, skin } = input;
  // A prerendered page does not need scripts for its first view: fonts and pictures load first.
  const haste = input.markup === "" ? "" : ' fetchpriority="low"';
  const html = [
    "<!doctype html>",
    `<html lang="${escapeHtml(languageTag(boot))}" dir="${boot.dir}" data-theme="${skin.name}" data-shell="${boot.shell}">`,
    "<head>",
    headElements(head),
    ...(input.font === undefined
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" href="${input.font}" crossorigin>`]),
    `<style>${input.style}</style>`,
    ...input.preloads.map((path) => `<link rel="modulepreload" href="${path}"${haste}>`),
    `<script type="module" src="${input.script}"${haste}></script>`,
    "</head>",
    "<body>",
    `<div id="${rootElementId}">${input.markup}</div>`,
    bootElement(boot),
    "</body>",
    "</html>",
    "",
  ].join("\n");
  return { html, headers: { "content-security-policy": policyOf(input) } };
}

/** The root's document: a host that does not redirect by itself forwards visitors with it. */
export function redirectDocument(to: string, title: string): BuiltDocument {
  const html = [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<title>${title}</title>`,
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    `<link rel="canonical" href="${to}">`,
    "</head>",
    `<body><p><a href="${to}">${title}</a></p></body>`,
    "</html>",
    "",
  ].join("\n");
  return { html, headers: { "content-security-policy": contentSecurityPolicy({ styleHashes: [] }) } };
}

function policyOf({ boot, skin, style }: DocumentInput): string {
  return contentSecurityPolicy({
    styleHashes: [cspHash(style)],
    // Only the web host's documents cross (D49).
    otherHost: boot.shell === "desktop" ? skin.domains.mobile : undefined,
    apiHosts: skin.apiHosts,
    liveHosts: skin.liveHosts,
    imageHosts: skin.imageHosts,
  });
}

function languageTag(boot: Boot): string {
  return boot.languages.find(({ code }) => code === boot.lang)?.bcp47 ?? boot.lang;
}
