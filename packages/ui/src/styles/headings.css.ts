import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { layer } from "./layers.css.ts";

const { accent } = vars.color;

/**
 * A brand's decoration before the headings of a page and its parts, without text content; headings that contain boxes have no
 * line for it.
 */
const before = (kind: "block" | "stripes", rule: StyleRule) =>
  globalStyle(":is(h1, h2):not(:has(> button, > div, > span:only-child > span))::before", {
    "@layer": {
      [layer.reset]: {
        "@container": {
          [`style(--lv-decor-headings: ${kind})`]: {
            content: "'' / ''",
            display: "inline-block",
            blockSize: "0.7em",
            ...rule,
          },
        },
      },
    },
  });

before("block", { inlineSize: "0.4em", marginInlineEnd: "0.4em", backgroundColor: accent.base });
const stripe = (part: number, from: number, to: number) =>
  `color-mix(in srgb, ${accent.base} ${part}%, transparent) ${from}em ${to}em, transparent ${to}em ${to + 0.1}em`;
before("stripes", {
  inlineSize: "0.8em",
  marginInlineEnd: "0.45em",
  backgroundImage: `linear-gradient(to left, ${stripe(100, 0, 0.2)}, ${stripe(65, 0.3, 0.5)}, ${stripe(30, 0.6, 0.8)})`,
  transform: "skewX(-14deg)",
});
