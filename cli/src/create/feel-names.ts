/** The feels that a brand can be created with; apart from what they are, so that help stays fast. */
export const feelNames = ["calm", "sharp", "round", "dense", "bold"] as const;
export type FeelName = (typeof feelNames)[number];
