import { globalStyle } from "@vanilla-extract/css";
import { letters, picture } from "../parts/brand-mark.css.ts";

const onPaper = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { print: styles } });

const header = '[data-region="header"]';

// The page alone, below the brand's mark: what a reader of paper cannot press is not printed.
onPaper('footer, [data-region="footer"], [data-region="slip"], [role="switch"]', { display: "none !important" });
onPaper(`${header} :is(nav, button, dl, form, [role="status"], [role="search"])`, { display: "none !important" });
onPaper(`${header} a:not(:has(.${picture}, .${letters}))`, { display: "none !important" });
// A header that stays at the window's head would be printed over every page.
onPaper(header, { position: "static" });
