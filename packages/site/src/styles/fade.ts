/** The mask of a picture under text: it fades into the background that the text is readable on. */
export const fade = (towards: string, from: string, to: string): string =>
  `linear-gradient(to ${towards}, transparent ${from}, #000 ${to})`;
