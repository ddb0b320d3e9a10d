import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { fullRows } from "../../../styles/full-rows.css.ts";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, shadow, space } = vars;

export const cards = style([fullRows, rule({ gap: space.lg })]);
export const card = style(
  rule({
    display: "grid",
    gridTemplateRows: "auto 1fr",
    minInlineSize: 0,
    overflow: "hidden",
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.raised,
    boxShadow: shadow.sm,
  }),
);
export const body = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto auto 1fr",
    alignItems: "start",
    gap: space.sm,
    padding: space.lg,
  }),
);
export const title = style(
  rule({ minInlineSize: 0, overflowWrap: "anywhere", fontSize: font.size.lg, lineHeight: font.line.snug }),
);
export const read = style(rule({ justifySelf: "start", marginInlineStart: `calc(-1 * ${space.sm})` }));
/** At the card's bottom, so that the buttons of a row are aligned. */
export const request = style(rule({ alignSelf: "end", paddingBlockStart: space.sm }));
export const reading = style(rule({ display: "grid", gap: space.lg }));
export const foot = style(rule({ flexGrow: 1, justifyItems: "stretch" }));
