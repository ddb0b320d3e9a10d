declare global {
  /** What of the page that stands nobody could use, a line each. */
  var usableProblems: () => readonly string[];
}
export {};
