import { modelFile, variantFile, type VariantKind } from "@livery/skin";

const models = import.meta.glob<string>("../{blocks,pages}/*/*.model.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});
const variants = import.meta.glob<string>("../{blocks,pages}/*/variants/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Returns the declaration of a page's or block's model from its file: state and actions. Null if the page has no model. */
export function modelDeclaration(kind: VariantKind, name: string): string | null {
  const text = models[`../${modelFile(kind, name)}`];
  const found = text?.match(/export interface \w+Model\b[\s\S]*?\n\}/);
  return found?.[0] ?? null;
}

/** Returns the comment over a variant's component. Null if it has none. */
export function variantComment(kind: VariantKind, name: string, variant: string): string | null {
  const text = variants[`../${variantFile(kind, name, variant)}`];
  const found = text?.match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export default /);
  return found?.[1]?.replaceAll(/\s*\n\s*\*\s*/g, " ").trim() ?? null;
}
