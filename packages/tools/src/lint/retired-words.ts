const heading = "## Words that no declared name has";

/** The words of the glossary's list: those in code spans of its section. Throws where the section is not there or empty. */
export function retiredWords(glossary: string): ReadonlySet<string> {
  const [, section = ""] = glossary.split(heading);
  const [list = ""] = section.split("\n## ");
  const words = new Set([...list.matchAll(/`([a-z]+)`/gu)].map(([, word]) => word ?? ""));
  if (words.size === 0) throw new Error(`docs/glossary.md has no words below "${heading}"`);
  return words;
}

/** The first retired word of a name in camelCase, PascalCase, snake_case or with a leading `#`; null without one. */
export function retiredWordIn(name: string, words: ReadonlySet<string>): string | null {
  for (const [word] of name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu)) {
    const lower = word.toLowerCase();
    if (words.has(lower)) return lower;
  }
  return null;
}
