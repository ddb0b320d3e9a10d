/** What of the page that stands nobody could use, a line each. */
export function usableProblems(): readonly string[];
