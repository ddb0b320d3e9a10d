/** What `livery explain` can explain: the first step of a path, and an example. */
export const explainedKinds = [
  { name: "tokens", summary: "a token of the design", example: "tokens.color.accent.base" },
  { name: "tokens", summary: "the same within a region", example: "tokens.regions.header.color.page" },
  { name: "tokens", summary: "what a skin writes, and its tokens", example: "tokens.color.accent" },
  { name: "settings", summary: "a setting of the site", example: "settings.login_screen" },
  { name: "words", summary: "a text in a language", example: "words.sport.hero.title" },
  { name: "pages", summary: "the variant of a page", example: "pages.home" },
  { name: "blocks", summary: "the variant of a block", example: "blocks.header" },
] as const;
