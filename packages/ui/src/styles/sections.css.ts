import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { aliasDeclarations } from "../tokens/declarations.ts";
import { sectionNames } from "../tokens/tree.ts";
import { layer } from "./layers.css.ts";

/**
 * §2: inside `data-section` the accent is the section's, with all tokens that follow it. The values follow mode, contrast and
 * region by themselves.
 */
const following = [...aliasDeclarations]
  .filter(([, target]) => target.startsWith("var(--lv-color-accent-"))
  .map(([name, target]) => [`--${name}`, target]);
for (const name of sectionNames) {
  const { accent } = vars.color;
  const section = vars.section[name];
  globalStyle(`[data-section="${name}"]`, {
    "@layer": {
      [layer.tokens]: {
        vars: {
          [accent.base]: section.base,
          [accent.hover]: section.hover,
          [accent.press]: section.press,
          [accent.on]: section.on,
          [accent.ink]: section.ink,
          [accent.soft]: section.soft,
          [accent.softHover]: section.softHover,
          [accent.border]: section.border,
          ...Object.fromEntries(following),
        },
      },
    },
  });
}

/** A region paints its own ground, so that its colours never lie on another region's. */
globalStyle("[data-region]", {
  "@layer": { [layer.components]: { color: vars.color.text.base, backgroundColor: vars.color.page } },
});
globalStyle('[data-region="header"]', {
  "@layer": {
    [layer.components]: {
      backgroundImage: vars.decor.light,
      "@media": { "(forced-colors: active)": { backgroundImage: "none" } },
    },
  },
});
