import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brandFolders } from "./brand-folders.ts";
import { decisionPage, decisionRecords } from "./decisions.ts";
import { glossaryPage } from "./glossary.ts";
import { releases } from "./releases.ts";
import { searchedTitleOf, shownVariants, titled, titleId, titleOf, type ShownVariant } from "./shown.ts";

const folder = new URL("../written/", import.meta.url);
/**
 * Only `.changeset` and the changelogs are read in it. No test depends on what they say, so they are no inputs of the tasks of this
 * package: a new changeset would run all stories again. Written as one relative path the repository would be refused as an undeclared
 * input (`packages/repository/src/tasks`).
 */
const repository = join(fileURLToPath(new URL("../", import.meta.url)), "..");

/**
 * Writes a file of stories for each variant of the list, one for the gallery of each page or block with variants, and a page for each
 * brand and decision record, so that a new variant, brand or record appears in Storybook without more files: Storybook and the tests find stories
 * by reading files. Returns their names.
 */
export function writeStories(): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const files = new Map([
    ...shownVariants().map((shownVariant) => [fileName(shownVariant), textOf(shownVariant)] as const),
    ...galleriesOf(shownVariants()).map(
      (shownVariant) => [`gallery.${shownVariant.name}.stories.tsx`, galleryText(shownVariant)] as const,
    ),
    ...brandFolders()
      .filter(({ isBrand }) => isBrand)
      .map(({ name }) => [`brand.${name}.mdx`, brandText(name)] as const),
    ...decisionRecords().map(decisionPage),
    ["glossary.mdx", glossaryPage()],
    ["whats-new.mdx", whatsNewText()],
  ]);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(new URL(name, folder));
  for (const [name, text] of files) writeChanged(name, text);
  return [...files.keys()];
}

/** A file that is written anew makes a running Storybook draw everything again. */
function writeChanged(name: string, text: string): void {
  const file = new URL(name, folder);
  const before = readdirSync(folder).includes(name) ? readFileSync(file, "utf8") : null;
  if (before !== text) writeFileSync(file, text);
}

function fileName({ kind, name, variant }: ShownVariant): string {
  return [kind, name, ...(variant === null ? [] : [variant]), "stories.tsx"].join(".");
}

/** Of each page and block with variants, the first: what their gallery is named after. */
function galleriesOf(all: readonly ShownVariant[]): readonly ShownVariant[] {
  return all.filter(
    ({ name, variant }, at) => variant !== null && all.findIndex((shownVariant) => shownVariant.name === name) === at,
  );
}

function galleryText(shownVariant: ShownVariant): string {
  const { kind, name } = shownVariant;
  return `// Written by stories/list/write.ts out of stories/list/shown.ts: what is changed here is gone with the next run.
import { galleryStory } from "../gallery/gallery-stories.tsx";
import { ${name} } from "../${kind}/${name}.ts";

const gallery = galleryStory(${name}, "${kind}", "${name}");

// Storybook reads tags here without running anything: from elsewhere they are not found, and each gallery has an empty page.
export default {
  id: "${titleId(`Gallery/${titled(name)}`)}",
  tags: ["!autodocs"],
  title: "${searchedTitleOf({ ...shownVariant, variant: null }, "Gallery")}",
};
export const Variants = gallery;
`;
}

function brandText(name: string): string {
  return `{/* Written by stories/list/write.ts out of the folders of brands: what is changed here is gone with the next run. */}
import { Meta } from "@storybook/addon-docs/blocks";
import { ComposedBrand } from "../brands/composed-brand.tsx";

<Meta title="Brands/${titled(name)}" />

# ${titled(name)}

<ComposedBrand name="${name}" />
`;
}

function whatsNewText(): string {
  return `{/* Written by stories/list/write.ts out of .changeset and the changelogs: what is changed here is gone with the next run. */}
import { Meta } from "@storybook/addon-docs/blocks";
import { WhatsNew } from "../guides/whats-new.tsx";

<Meta title="What’s new" />

# What’s new

<WhatsNew releases={${JSON.stringify(releases(repository))}} />
`;
}

function textOf(shownVariant: ShownVariant): string {
  const { kind, name, variant, states } = shownVariant;
  return `// Written by stories/list/write.ts out of stories/list/shown.ts: what is changed here is gone with the next run.
import { siteStories } from "../site/site-stories.tsx";
import { ${name} } from "../${kind}/${name}.ts";

const stories = siteStories(${name}, { kind: "${kind}", name: "${name}", variant: ${JSON.stringify(variant)} });

export default { ...stories.meta, id: "${titleId(titleOf(shownVariant))}", title: "${searchedTitleOf(shownVariant)}" };
${states.map((state) => `export const ${state} = stories.of("${state}");`).join("\n")}
`;
}
