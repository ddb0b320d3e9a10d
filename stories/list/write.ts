import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { shownFaces, titleOf, type ShownFace } from "./shown.ts";

const folder = new URL("../written/", import.meta.url);

/**
 * Writes a file of stories for each face of the list, so that a new variant has its page's stories without anybody
 * writing them: Storybook and the tests both find stories by reading files. Returns their names.
 */
export function writeStories(): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const files = new Map(shownFaces().map((face) => [fileName(face), textOf(face)]));
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
