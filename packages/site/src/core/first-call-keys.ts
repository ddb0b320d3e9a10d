/** The calls that a page begins with: settings, session, and the first prices. */
export const firstCalls = ["getUserData", "matches", "settings", "sports"] as const;
export type FirstCall = (typeof firstCalls)[number];
