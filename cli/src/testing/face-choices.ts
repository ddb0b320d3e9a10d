import { allVariants, faces, pageNames, shellBlocks, type FaceKind, type Skin } from "@livery/skin";

export type FaceChoices = Pick<Skin, "pages" | "blocks">;

/** The variant of each face that stands first or last in the closed list. */
export function choicesAt(which: 0 | -1): FaceChoices {
  const chosen = (kind: FaceKind, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, (faces[kind] as Readonly<Record<string, readonly string[]>>)[name]?.at(which)]),
    );
  return {
    pages: chosen("pages", pageNames) as unknown as Skin["pages"],
    blocks: chosen("blocks", shellBlocks.desktop) as unknown as Skin["blocks"],
  };
}

/** Every variant of the closed list, and whether the choices name it. */
export function withChoice(choices: FaceChoices) {
  return allVariants().map((face) => ({
    ...face,
    chosen: new Map<string, string>(Object.entries(choices[face.kind])).get(face.name) === face.variant,
  }));
}
