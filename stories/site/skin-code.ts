import type { Subject } from "./open.ts";

/** The lines of a brand's `skin.config.ts` that choose a variant; null where there is none to choose. */
export function skinCode({ kind, name, variant }: Subject): string | null {
  if (kind === "screens" || variant === null) return null;
  const choice = `${kind}: { ${name}: "${variant}" }`;
  const mobile = name === "navigation";
  return `import { defineSkin } from "@livery/skin";

export default defineSkin({
  // … what the brand has already
  ${mobile ? `mobile: { ${choice} }` : choice},
});
`;
}
