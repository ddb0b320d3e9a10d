import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { allVariants, variantFile } from "@livery/skin";
import { writeInto } from "../files/folder.ts";
import { siteIn, type SiteSource } from "../platform/site-source.ts";

const fixture = fileURLToPath(new URL("../../fixtures/site", import.meta.url));
const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));

/** Marks by which a variant is found in a built brand: its own texts, those of a module that only it uses, its css. */
export interface Marks {
  readonly words: string;
  readonly part: string;
  readonly css: string;
}

export function marksOf(name: string, variant: string): Marks {
  return { words: `variant-${name}-${variant}`, part: `part-of-${name}-${variant}`, css: `css-${name}-${variant}` };
}

/** The fixture's site in a separate folder, with a variant for every variant of the closed list. */
export async function fixtureSite(root: string): Promise<SiteSource> {
  await cp(fixture, root, { recursive: true });
  await symlink(packages, join(root, "node_modules"), "junction");
  for (const { kind, name, variant } of allVariants()) {
    const file = `src/${variantFile(kind, name, variant)}`;
    const slug = file.split("/").at(-1)?.replace(".tsx", "") ?? "";
    const marks = marksOf(name, variant);
    await writeInto(root, file, component(slug, marks));
    await writeInto(root, file.replace(".tsx", ".css.ts"), styles(marks));
    await writeInto(root, file.replace(".tsx", "-part.ts"), `export const part = ${JSON.stringify(marks.part)};\n`);
  }
  return siteIn(root, [
    { id: "react", facades: ["src/shared/react.ts"] },
    { id: "react/jsx-runtime", facades: ["src/shared/jsx-runtime.ts"] },
    { id: "@livery/site/variants", facades: ["src/shared/frame.ts"] },
  ]);
}

function component(slug: string, { words }: Marks): string {
  return `import { root } from "./${slug}.css.ts";
import { part } from "./${slug}-part.ts";

export default function Variant({ text }: { readonly text: string }) {
  return <section className={root} data-variant="${words}" data-part={part}>{text}</section>;
}
`;
}

function styles({ css }: Marks): string {
  return `import { style } from "@vanilla-extract/css";
import { site } from "../../../layers.css.ts";

export const root = style({ "@layer": { [site]: { vars: { "--variant": "${css}" } } } });
`;
}
