/** The most matches with their markets in one answer (§9): a list that is longer has pages. */
export const matchesPerPage = 50;
/** The most matches of the live list, over all of its pages (§9). */
export const mostLive = 400;
