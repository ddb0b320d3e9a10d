import { drawn, type Elsewhere, type Tokens } from "./uncovered.ts";

const washes = {
  "color.odds.upSoft": ["color.odds.text", "color.odds.up", "color.text.muted"],
  "color.odds.downSoft": ["color.odds.text", "color.odds.down", "color.text.muted"],
} as const;
/** A figure that has moved lies on its cell at rest or under the pointer, over the wash of its move. */
const cell: Tokens = ["color.odds.surface", "color.odds.hover", "color.odds.press"];

/** What the rules of the kit's elements cannot tell. */
export const kitElsewhere: Elsewhere = {
  "ui/src/choice/checkbox.css.ts": {
    "color.accent.ink": drawn,
    "color.surface": ["color.accent.ink"],
  },
  "ui/src/choice/switch.css.ts": {
    "color.border.strong": drawn,
    "color.text.muted": drawn,
    "color.accent.ink": drawn,
  },
  "ui/src/feedback/empty-state.css.ts": { "opacity 0.8": drawn },
  "ui/src/icon/spinner.css.ts": { "opacity 0.2": drawn },
  "ui/src/gallery/tile.css.ts": { "opacity 0.55": drawn },
  "ui/src/keypad/code-keypad.css.ts": { "color.accent.ink": drawn, "color.danger.ink": drawn },
  "ui/src/overlay/dialog.css.ts": { "color.scrim": drawn },
  "ui/src/overlay/sheet.css.ts": { "color.scrim": drawn },
  "ui/src/sport/odds-button.css.ts": washes,
  "ui/src/sport/price-cell.css.ts": {
    // Its washes are those of an odds button, drawn before the figure.
    "color.odds.up": [...cell, "color.odds.upSoft"],
    "color.odds.down": [...cell, "color.odds.downSoft"],
  },
  "ui/src/styles/headings.css.ts": { "color.accent.base": drawn },
  "ui/src/table/table.css.ts": { "opacity 0.6": drawn },
};
