import type { BrandFile } from "./brand.ts";
import { escaped } from "../http/escaped.ts";
import { rewritten } from "./rewritten.ts";

/** Documents with the title of their site's settings, by the file that was built. */
const titledFiles = new WeakMap<BrandFile, { readonly title: string; readonly made: BrandFile }>();

/**
 * A brand's document with the title that the settings have now, in its head: for the tab, search engines and shared links. It was built
 * with the title of that time, and what the page itself shows changes once it has fetched the settings.
 */
export function withTitle(file: BrandFile, title: string | undefined): BrandFile {
  if (title === undefined) return file;
  const known = titledFiles.get(file);
  if (known?.title === title) return known.made;
  const made = applyTitle(file, escaped(title));
  titledFiles.set(file, { title, made });
  return made;
}

function applyTitle(file: BrandFile, title: string): BrandFile {
  const html = file.body.toString("utf8");
  const end = html.indexOf("</head>");
  const built = /<meta property="og:site_name" content="([^"]*)">/u.exec(html.slice(0, Math.max(end, 0)))?.[1];
  if (built === undefined || built === title) return file;
  const head = html
    .slice(0, end)
    .replace(`<title>${built}</title>`, () => `<title>${title}</title>`)
    .replaceAll(
      /(<meta property="og:(?:site_name|title|image:alt)" content=")([^"]*)(">)/gu,
      (whole, before: string, content: string, after: string) => (content === built ? before + title + after : whole),
    );
  return rewritten(file, head + html.slice(end));
}
