/** The file that makes a folder a brand's. */
export const skinFile = "skin.config.ts";
