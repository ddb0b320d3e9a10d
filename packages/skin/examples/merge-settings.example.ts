import { explainSetting, mergeSettings } from "@livery/skin";

/** Later layers win (D51), in whichever order they are given; each value knows its layer. */
const merged = mergeSettings([
  { source: "skin", document: { site_title: "Northwind", odds_format: "fractional" } },
  { source: "fetched", document: { site_title: "Northwind Bets" } },
]);

export const title = explainSetting(merged, "site_title");
// title: { value: "Northwind Bets", source: "fetched", … }
export const format = explainSetting(merged, "odds_format");
// format: { value: "fractional", source: "skin", … }
