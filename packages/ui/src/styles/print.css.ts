import { globalStyle } from "@vanilla-extract/css";
import { layer } from "./layers.css.ts";

type Rule = Parameters<typeof globalStyle>[1];
// What is important in the first layer wins over all others: paper is the same for each theme, region and section.
const onPaper = (selector: string, styles: Rule) =>
  globalStyle(selector, { "@layer": { [layer.reset]: { "@media": { print: styles } } } });

/** What brings its own ground to the paper: a logo that is drawn for it. */
const exact = "[data-paper='exact']";

// Ink on white. A theme's colours are drawn for its own ground, which browsers do not print.
onPaper(`:not(${exact}), ::before, ::after`, {
  color: "#000 !important",
  backgroundColor: "transparent !important",
  backgroundImage: "none !important",
  boxShadow: "none !important",
  textShadow: "none !important",
});
onPaper(":root:root", { backgroundColor: "#fff !important", colorScheme: "light !important" });
onPaper(exact, { printColorAdjust: "exact" });
