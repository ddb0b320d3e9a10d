import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { decisionPage, decisionRecords } from "./decisions.ts";
import { shownFaces, titled, titleOf, type ShownFace } from "./shown.ts";

const folder = new URL("../written/", import.meta.url);

/**
 * Writes a file of stories for each variant of the list, one for the gallery of each page or block with variants, and a page for each
 * decision record, so that a new variant or record appears in Storybook without more files: Storybook and the tests find stories
 * by reading files. Returns their names.
 */
export function writeStories(): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const files = new Map([
    ...shownFaces().map((face) => [fileName(face), textOf(face)] as const),
    ...galleriesOf(shownFaces()).map((face) => [`gallery.${face.name}.stories.tsx`, galleryText(face)] as const),
    ...decisionRecords().map(decisionPage),
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

function fileName({ kind, name, variant }: ShownFace): string {
  return [kind, name, ...(variant === null ? [] : [variant]), "stories.tsx"].join(".");
}

/** Of each page and block with faces, the first: what their gallery is named after. */
function galleriesOf(all: readonly ShownFace[]): readonly ShownFace[] {
  return all.filter(({ name, variant }, at) => variant !== null && all.findIndex((face) => face.name === name) === at);
}

function galleryText({ kind, name }: ShownFace): string {
  return `// Written by stories/list/write.ts out of stories/list/shown.ts: what is changed here is gone with the next run.
import { galleryStories } from "../gallery/gallery-stories.tsx";
import { ${name} } from "../${kind}/${name}.ts";

const gallery = galleryStories(${name}.about, "${kind}", "${name}");

export default { ...gallery.meta, title: "Gallery/${titled(name)}" };
export const Faces = gallery.Faces;
`;
}

function textOf(face: ShownFace): string {
  const { kind, name, variant, states } = face;
  return `// Written by stories/list/write.ts out of stories/list/shown.ts: what is changed here is gone with the next run.
import { siteStories } from "../site/site-stories.tsx";
import { ${name} } from "../${kind}/${name}.ts";

const stories = siteStories(${name}, { kind: "${kind}", name: "${name}", variant: ${JSON.stringify(variant)} });

export default { ...stories.meta, title: "${titleOf(face)}" };
${states.map((state) => `export const ${state} = stories.of("${state}");`).join("\n")}
`;
}
