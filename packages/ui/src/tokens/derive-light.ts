import { plainHex } from "./color-text.ts";
import { contrast, mixed } from "./oklch.ts";
import type { CompleteTokens } from "./skin-tokens.ts";
import type { Colors } from "./tree.ts";

const strongest = 0.6;
const step = 0.05;
/** WCAG 2.2 AA with a small reserve, for the colours between the two lights. */
const reads = 4.7;

/** Two lights behind a header, fading out towards the ends. Each is as strong as the faintest text of the header allows. */
export function headerLight(lights: NonNullable<CompleteTokens["decor"]["lights"]>, header: Colors): string {
  const { text } = header;
  const inks = [text.strong, text.base, text.muted, header.accent.ink];
  const grounds = [header.page, header.surface, header.sunken];
  const isReadAt = (light: string, part: number) =>
    grounds.every((ground) => inks.every((ink) => contrast(ink, mixed(ground, light, part)) >= reads));
  const shine = (light: string) => {
    let part = strongest;
    while (part > 0 && !isReadAt(light, part)) part -= step;
    return `${light}${Math.round(Math.max(0, part) * 255)
      .toString(16)
      .padStart(2, "0")}`;
  };
  const [first, second] = lights.map((light) => shine(plainHex(light)));
  const out = "transparent";
  return `linear-gradient(97deg,${out} 8%,${first} 34%,${first} 42%,${second} 68%,${out} 96%)`;
}
