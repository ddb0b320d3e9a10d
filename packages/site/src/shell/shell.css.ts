import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import "../styles/edges.css.ts";
import "../print/printed-page.css.ts";
import { pageInline } from "../styles/page-inline.ts";
import { footChat, footSpace, noRail, rule, wide } from "../styles/rule.ts";

const { layout, space } = vars;

export const frame = style(
  rule({
    minBlockSize: "100dvh",
    display: "flex",
    flexDirection: "column",
    paddingBlockEnd: `calc(${footSpace} + ${footChat})`,
    "@media": { print: { display: "block", minBlockSize: 0, paddingBlockEnd: 0 } },
  }),
);

const body = style(
  rule({
    flex: "1 0 auto",
    // The footer begins below the first view: deferred parts move nothing that is visible.
    minBlockSize: "80dvh",
    inlineSize: "100%",
    maxInlineSize: layout.page,
    marginInline: "auto",
    ...pageInline,
    paddingBlock: space.xl,
    // Else the space of a window would be a page of paper.
    "@media": { print: { minBlockSize: 0, paddingBlock: 0 } },
  }),
);
export const plain = style([body]);
/** A bar at the foot opens the slip: it covers the page's end. */
export const withBar = style([body, rule({ paddingBlockEnd: `calc(${space.xl} + 4.5rem)` })]);
export const withRail = style([
  body,
  rule({
    "@media": {
      [wide]: {
        display: "grid",
        gridTemplateColumns: `minmax(0, 1fr) ${layout.rail}`,
        columnGap: space.xl,
        alignItems: "start",
      },
      // The slip's bar covers the page's end.
      [noRail]: { paddingBlockEnd: `calc(${space.xl} + 4.5rem)` },
    },
  }),
]);
export const main = style(rule({ minInlineSize: 0, outline: "none" }));
// What a plugin shows stands apart from the page; one that shows nothing takes no space.
globalStyle(`${main} > [data-slot="page.before"]:not(:empty)`, rule({ marginBlockEnd: space.xl }));
globalStyle(`${main} > [data-slot="page.after"]:not(:empty)`, rule({ marginBlockStart: space.xl }));
