import { makeFullRows } from "./full-rows.ts";

/** Cards with a picture or prices. */
export const fullRows = makeFullRows(40, 60);
/** Cards with a name and a number. */
export const fullTileRows = makeFullRows(20, 34);
