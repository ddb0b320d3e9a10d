import { variantSlug, variantFile, type VariantKind } from "@livery/skin";

const models = import.meta.glob<string>("../{blocks,pages}/*/model.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});
const variants = import.meta.glob<string>("../{blocks,pages}/*/variants/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** What a page's or block's model is, as its file declares it: state and actions. Null where the page has no model. */
export function modelDeclaration(kind: VariantKind, name: string): string | null {
  const text = models[`../${kind}/${variantSlug(name)}/model.ts`];
  const found = text?.match(/export interface \w+Model\b[\s\S]*?\n\}/);
  return found?.[0] ?? null;
}

/** What a variant says of itself: the comment over its component. Null where it says nothing. */
export function variantComment(kind: VariantKind, name: string, variant: string): string | null {
  const text = variants[`../${variantFile(kind, name, variant)}`];
  const found = text?.match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export default /);
  return found?.[1]?.replaceAll(/\s*\n\s*\*\s*/g, " ").trim() ?? null;
}
