/** The parts of the manifest, and what each of them has. */
export const manifestParts = {
  commands: "what the command line takes",
  errors: "exit codes, and the codes of errors",
  settings: "what a site can be set to",
  tokens: "what a design is made of",
  variants: "pages and blocks, and what a brand chooses among",
  plugins: "slots and events of the site for a brand's own code",
  words: "the product's texts",
} as const;
export type ManifestPart = keyof typeof manifestParts;
