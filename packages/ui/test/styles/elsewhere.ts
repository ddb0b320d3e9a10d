/** Tokens as dotted paths; `opacity 0.4` is the ink of what is half drawn. */
type Tokens = readonly string[];

const drawing: Tokens = [];
const washes = {
  "color.odds.upSoft": ["color.odds.text", "color.odds.up", "color.text.muted"],
  "color.odds.downSoft": ["color.odds.text", "color.odds.down", "color.text.muted"],
} as const;
/** A figure that has moved lies on its cell at rest or under the pointer, over the wash of its move. */
const cell: Tokens = ["color.odds.surface", "color.odds.hover", "color.odds.press"];

/**
 * What an element's own rules cannot tell: for an ink the grounds of other elements that it lies on, for a ground the inks of
 * others that lie on it; none where it is a drawing, on which no text ever lies.
 */
export const elsewhere: Readonly<Record<string, Readonly<Record<string, Tokens>>>> = {
  "packages/ui/src/choice/Checkbox.css.ts": {
    "color.accent.ink": drawing,
    "color.surface": ["color.accent.ink"],
  },
  "packages/ui/src/choice/Switch.css.ts": {
    "color.border.strong": drawing,
    "color.text.muted": drawing,
    "color.accent.ink": drawing,
  },
  "packages/ui/src/feedback/EmptyState.css.ts": { "opacity 0.8": drawing },
  "packages/ui/src/feedback/Spinner.css.ts": { "opacity 0.2": drawing },
  "packages/ui/src/gallery/Tile.css.ts": { "opacity 0.55": drawing },
  "packages/ui/src/keypad/CodeKeypad.css.ts": { "color.accent.ink": drawing, "color.danger.ink": drawing },
  "packages/ui/src/overlay/Dialog.css.ts": { "color.scrim": drawing },
  "packages/ui/src/overlay/Sheet.css.ts": { "color.scrim": drawing },
  "packages/ui/src/sport/OddsButton.css.ts": washes,
  "packages/ui/src/sport/PriceCell.css.ts": {
    // Its washes are those of an odds button, drawn before the figure.
    "color.odds.up": [...cell, "color.odds.upSoft"],
    "color.odds.down": [...cell, "color.odds.downSoft"],
  },
  "packages/ui/src/styles/headings.css.ts": { "color.accent.base": drawing },
  "packages/ui/src/table/Table.css.ts": { "opacity 0.6": drawing },
  "packages/site/src/pages/coupon/parts/celebration.css.ts": {
    "color.accent.base": drawing,
    "color.signal.base": drawing,
    "color.warning.base": drawing,
    "section.live.base": drawing,
    "section.casino.base": drawing,
  },
  "packages/site/src/pages/promotions/variants/story-viewer.css.ts": {
    "color.border.strong": drawing,
    "color.accent.base": drawing,
  },
  "packages/site/src/blocks/header/parts/notification-bell.css.ts": { "color.signal.base": drawing },
  "packages/site/src/pages/live-bets/parts/live-heading.css.ts": { "section.live.base": drawing },
  "packages/site/src/pages/home/parts/horizon.css.ts": {
    "opacity 0.07": drawing,
    "opacity 0.1": drawing,
    "opacity 0.92": drawing,
  },
  "packages/site/src/pages/home/parts/scene.css.ts": { "opacity 0.7": drawing },
  "packages/site/src/bonuses/bonus.css.ts": { "opacity 0.5": drawing },
  "packages/site/src/shell/backdrop.css.ts": { "opacity 0.08": drawing },
  "packages/site/src/shell/brand-picture.css.ts": {
    "opacity 0.4": drawing,
    "opacity 0.6": drawing,
    "opacity 0.75": drawing,
  },
  "packages/panel/src/pages/sign-in.css.ts": { "color.border.subtle": drawing, "color.signal.border": drawing },
};
