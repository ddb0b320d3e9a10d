/**
 * Tokens that have another token's value unless a brand pins them, as dotted paths. The UI kit's css declares them wherever a
 * palette begins (the page, a region), and a section redeclares those that follow its accent.
 */
export const aliases: Readonly<Record<string, string>> = {
  "color.frame": "color.border.subtle",
  "color.selected.ground": "color.accent.soft",
  "color.selected.hover": "color.accent.softHover",
  "color.selected.ink": "color.accent.ink",
  "color.selected.border": "color.accent.ink",
  "color.disabled.ground": "color.sunken",
  "color.disabled.ink": "color.text.disabled",
  "color.disabled.border": "color.border.subtle",
  "color.odds.hover": "color.accent.soft",
  "color.odds.press": "color.accent.softHover",
  "color.odds.border": "color.border.base",
  "color.odds.text": "color.text.strong",
  "color.odds.selected": "color.accent.base",
  "color.odds.selectedText": "color.accent.on",
  "color.odds.locked": "color.text.disabled",
  "color.odds.up": "color.success.ink",
  "color.odds.upSoft": "color.success.soft",
  "color.odds.down": "color.danger.ink",
  "color.odds.downSoft": "color.danger.soft",
};
