/** The next step after an error in a brand's files, of a server that reads them again by itself: what to correct, and what happens then. */
export function savedAgain(correction: string): string {
  return `${correction} and save the file again: the page follows.`;
}
