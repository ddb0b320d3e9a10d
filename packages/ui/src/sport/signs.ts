/**
 * Maximum number of characters of a figure that are counted; a longer figure is set as if it had these. The longest price has
 * nine: `1,000,000`.
 */
export const mostSigns = 10;

/** Number of characters from which a figure is fitted to its cell: shorter ones fit the narrowest cell at full size. */
export const fewestSigns = 4;
