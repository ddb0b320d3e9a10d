/** The most matches or results in one answer (§9): a list that is longer has pages. A search alone has no pages (D47). */
export const matchesPerPage = 50;
/** The most hits of a search (§9): they have no markets, so that 75 are less to encode than a page of matches with them. */
export const mostHits = 75;
/** The most matches of the live list, over all of its pages (§9). */
export const mostLive = 400;
