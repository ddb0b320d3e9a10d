import { table } from "../terminal/table.ts";
import type { BrandBytes, PlatformBytes } from "./variant-bytes.ts";
import type { PartWeight, Weight } from "./weigh.ts";

const none: Weight = { raw: 0, brotli: 0 };

/** The weights as text: bytes on disk, then compressed bytes. */
export function bytesTable(bytes: PlatformBytes | BrandBytes): string {
  const rows = [
    ["", "js", "js br", "css", "css br", "later js br", "later css br", "alone js br", "alone css br"],
    row("entry", bytes.main),
    ...bytes.variants.map(({ kind, name, variant, own, atOnce, later, alone }) =>
      row(`${kind}.${name} ${variant}${own ? " (own)" : ""}`, atOnce, later, alone),
    ),
    row("of several of these", bytes.shared),
    ...("brand" in bytes ? brandRows(bytes) : []),
  ];
  return table(rows.map(([name = "", ...figures]) => [name, ...figures.map((figure) => figure.padStart(7))]));
}

function brandRows({ theme, fonts, firstView, all }: BrandBytes): readonly (readonly string[])[] {
  return [
    row("theme", { js: none, css: theme }),
    ...Object.entries(firstView).map(([shell, weight]) => row(`first view, ${shell}`, weight)),
    row("all scripts and sheets", all),
    ["fonts (woff2)", figure(fonts.raw)],
  ];
}

/** `packed`: parts of which only the compressed size is shown. */
function row(name: string, { js, css }: PartWeight, ...packed: readonly PartWeight[]): readonly string[] {
  const weights = [js.raw, js.brotli, css.raw, css.brotli, ...packed.flatMap(({ js, css }) => [js.brotli, css.brotli])];
  return [name, ...weights.map(figure)];
}

function figure(bytes: number): string {
  return bytes.toLocaleString("en");
}
