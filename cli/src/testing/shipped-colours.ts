import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { filesBelow } from "./temporary.ts";

/** The colours of a text, `#rrggbb` in lower case. */
export const coloursIn = (text: string): readonly string[] =>
  [...text.matchAll(/#[0-9a-f]{6}\b/giu)].map(([each]) => each.toLowerCase());

/** Greys are no brand's. */
export const isGrey = (hex: string): boolean => /^#(..)\1\1$/u.test(hex);

/** The colours that the shipped brands are written in. */
export async function shippedColours(): Promise<ReadonlySet<string>> {
  const shipped = await Promise.all(shippedSkins().map((name) => filesBelow(shippedSkin(name))));
  return new Set(
    shipped
      .flatMap((files) => [...files].filter(([name]) => /\.(?:ts|svg)$/u.test(name)))
      .flatMap(([, content]) => coloursIn(content.toString()))
      .filter((hex) => !isGrey(hex)),
  );
}
