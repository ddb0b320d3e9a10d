import { modelDeclaration, variantComment } from "@livery/site/testing";
import { variantNames } from "@livery/skin";
import { choices } from "../list/choices.ts";
import { docsId, galleryId, routesOf } from "../list/shown.ts";
import type { Subject } from "./open.ts";
import type { ShownSite } from "./state.ts";

/** What a page of documentation says: by hand what it is and when to choose it, the rest as the code says it. */
export function described({ about }: ShownSite, { kind, name, variant }: Subject): string {
  const routes: readonly string[] = kind === "pages" ? routesOf[name as keyof typeof routesOf] : [];
  const lines =
    kind === "screens" || variant === null
      ? []
      : variantsOf(name).map((each) => variantLine(kind, name, each, variant));
  return [
    about,
    ...(routes.length > 0 ? [`**Routes**: ${routes.map((route) => `\`${route}\``).join(", ")}.`] : []),
    ...(lines.length > 0
      ? [`**Variants** ([side by side](./?path=/story/${galleryId(name)}))\n\n${lines.join("\n")}`]
      : []),
  ].join("\n\n");
}

/** State and actions that a variant is given, as the code declares them; null where there is no variant to choose. */
export function modelOf({ kind, name }: Subject): string | null {
  return kind === "screens" ? null : modelDeclaration(kind, name);
}

function variantsOf(name: string): readonly string[] {
  const all: Readonly<Record<string, readonly string[]>> = { ...variantNames.pages, ...variantNames.blocks };
  return all[name] ?? [];
}

function variantLine(kind: "pages" | "blocks", name: string, variant: string, shown: string): string {
  const what = [variantComment(kind, name, variant), choices[name]?.[variant]].filter(
    (part) => typeof part === "string",
  );
  const docs = docsId({ kind, name, variant, states: [] });
  const called = variant === shown ? `\`${variant}\` (shown here)` : `[\`${variant}\`](./?path=/docs/${docs})`;
  return `- ${called}: ${what.join(" ")}`;
}
