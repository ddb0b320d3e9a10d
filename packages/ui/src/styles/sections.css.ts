import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { sectionNames } from "../tokens/tree.ts";
import { layer } from "./layers.css.ts";

/** §2: inside `data-section` the accent is the section's own. The values follow mode and region by themselves. */
for (const name of sectionNames) {
  const section = vars.section[name];
  globalStyle(`[data-section="${name}"]`, {
    "@layer": {
      [layer.tokens]: {
        vars: {
          [vars.color.accent.base]: section.base,
          [vars.color.accent.hover]: section.hover,
          [vars.color.accent.press]: section.press,
          [vars.color.accent.on]: section.on,
          [vars.color.accent.ink]: section.ink,
          [vars.color.accent.soft]: section.soft,
          [vars.color.odds.hover]: section.soft,
          [vars.color.odds.selected]: section.base,
          [vars.color.odds.selectedText]: section.on,
        },
      },
    },
  });
}

/** A region paints its own ground, so that its colours never lie on another's. */
globalStyle("[data-region]", {
  "@layer": { [layer.components]: { color: vars.color.text.base, backgroundColor: vars.color.page } },
});
