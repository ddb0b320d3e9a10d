/** 5,000 changes a second, as ticks of 100 ms, for four seconds; all prices of 400 matches are on the screen. */
export const scriptingSize = { matches: 400, oddsPerMatch: 3, changes: 500, ticks: 40, tickMs: 100 } as const;

/** How many prices that are. */
export const pricesOnScreen = scriptingSize.matches * scriptingSize.oddsPerMatch;
