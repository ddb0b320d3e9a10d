import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { BrandFile } from "./brand.ts";
import { withTitle } from "./title.ts";

const head = (title: string): string =>
  `<title>${title}</title>\n<meta name="description" content="Harbour">\n<meta property="og:site_name" content="${title}">\n<meta property="og:title" content="${title}">\n<meta property="og:image:alt" content="${title}">`;

function documentWith(headElements: string): BrandFile {
  const html = `<!doctype html>\n<html lang="en">\n<head>\n${headElements}\n</head>\n<body><svg><title>Harbour</title></svg></body></html>`;
  return {
    path: "/en/index.html",
    type: "text/html",
    tag: '"1"',
    body: Buffer.from(html),
    packed: {},
    immutable: false,
    headers: {},
  };
}
const text = ({ body }: BrandFile): string => body.toString("utf8");

test("a document has the title of the settings in its head, and the rest as it was built", () => {
  const titled = withTitle(documentWith(head("Harbour")), 'Tom & "Co" $& Sons');
  expect(text(titled)).toBe(text(documentWith(head("Tom &amp; &quot;Co&quot; $&amp; Sons"))));
  expect(brotliDecompressSync(titled.packed.br ?? Buffer.alloc(0))).toEqual(titled.body);
});

test("with the title that it was built with, without one, or without a site's name it is served as built", () => {
  const built = documentWith(head("Harbour"));
  for (const title of [undefined, "Harbour"]) expect(withTitle(built, title)).toBe(built);
  const other = documentWith("<title>Harbour</title>");
  expect(withTitle(other, "Meadow")).toBe(other);
});

test("it is made once for a title, and again for the next one", () => {
  const built = documentWith(head("Harbour"));
  const meadow = withTitle(built, "Meadow");
  expect(withTitle(built, "Meadow")).toBe(meadow);
  const quay = withTitle(built, "Quay");
  expect(quay.tag).not.toBe(meadow.tag);
  expect(text(quay)).toContain("<title>Quay</title>");
});
