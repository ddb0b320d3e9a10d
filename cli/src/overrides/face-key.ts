import type { FaceKind } from "@livery/skin";

/** One variant of a page or block. */
export interface Face {
  readonly kind: FaceKind;
  readonly name: string;
  readonly variant: string;
}

/** The name by which loaders know a face: `pages/home/lobby`. */
export function faceKey({ kind, name, variant }: Face): string {
  return `${kind}/${name}/${variant}`;
}
