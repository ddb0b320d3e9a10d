import { mergeTokens, type SkinTokens, type ThemeMode } from "@livery/ui/tokens";
import { tokenFiles } from "virtual:livery-brand-tokens";

type TokenExports = Readonly<Record<string, SkinTokens>>;

/** The default first, then the brands by name; last what only tests and sketches wear. */
const first = "harbour";
const last: readonly string[] = ["wireframe", "gauntlet", "gauntlet-tiny"];
const rank = (skin: string): number => (skin === first ? -1 : last.indexOf(skin) + 1);

/** The skins of the toolbar, by name. Those who show one ask again when `onTokenEdit` tells them. */
export const skins: Record<string, SkinTokens> = Object.fromEntries(
  Object.entries(tokenFiles)
    .flatMap(([name, tokenExports]) => named(name, tokenExports))
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other)),
);

/** What the toolbar calls a skin: what it is for, if it is no brand. */
export function skinTitle(skin: string): string {
  const name = skin.slice(0, 1).toUpperCase() + skin.slice(1).replace("-", ", ");
  if (skin === "wireframe") return `${name} (sketch)`;
  return last.includes(skin) ? `${name} (test only)` : name;
}

/** A brand's further looks stand beside its own: `tinyTokens` of `gauntlet` is `gauntlet-tiny`. */
function named(brand: string, tokenExports: TokenExports): (readonly [string, SkinTokens])[] {
  return Object.entries(tokenExports).map(([name, tokens]) => [
    name === "tokens" ? brand : `${brand}-${name.replace(/Tokens$/u, "")}`,
    tokens,
  ]);
}

/** What the toolbar says of light and dark: the skin's own is the one that its brand opens in. */
export type ChosenMode = ThemeMode | "skin";

/** The mode that a skin is shown in. */
export function modeOf(skin: string, chosen: ChosenMode): ThemeMode {
  if (chosen !== "skin") return chosen;
  const { home, modes } = mergeTokens(skins[skin] ?? {});
  if (modes !== "both") return modes;
  // The system's is not a reader's to see in a story: it would be another one on each machine.
  return home === "dark" ? home : "light";
}

const watchers = new Set<() => void>();

/** Calls back when somebody has edited the tokens of a skin; what it returns ends that. */
export function onTokenEdit(edited: () => void): () => void {
  watchers.add(edited);
  return () => void watchers.delete(edited);
}

interface TokenEdit {
  readonly brand: string;
  readonly url: string;
}

async function applyTokenEdit({ brand, url }: TokenEdit): Promise<void> {
  const tokenExports = (await import(/* @vite-ignore */ url)) as TokenExports;
  Object.assign(skins, Object.fromEntries(named(brand, tokenExports)));
  for (const edited of watchers) edited();
}

// Sent in place of the usual update (.storybook/token-edits.ts), which would draw the story anew.
import.meta.hot?.on("livery:tokens", (edit: TokenEdit) => void applyTokenEdit(edit));
