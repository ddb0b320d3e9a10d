import { frameLines, tails, tornEdges, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, shadow, space } = vars;
/** Width of the ticket itself. */
const wideTicket = "(min-width: 46rem)";
const notch = "0.625rem";

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    maxInlineSize: "56rem",
    marginInline: "auto",
  }),
);
export const section = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md, minInlineSize: 0 }),
);
/** Payment methods, one group below the other. */
export const choices = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg, minInlineSize: 0 }),
);
export const heading = style(
  rule({ fontSize: font.size.lg, fontWeight: font.weight.semibold, color: color.text.strong, margin: 0 }),
);
export const part = style(
  rule({ fontSize: font.size.md, fontWeight: font.weight.semibold, color: color.text.strong, margin: 0 }),
);
export const note = style(
  rule({
    display: "flex",
    gap: space.sm,
    margin: 0,
    paddingBlockStart: space.md,
    borderBlockStart: `${vars.stroke.line} solid ${color.border.subtle}`,
    color: color.text.muted,
  }),
);
export const tiles = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
    gap: space.sm,
  }),
);
/** A method is a stub of its own until it is chosen. */
export const choice = style(rule({ boxShadow: `inset 0 0 0 ${vars.stroke.line} ${color.border.base}` }));
/** A size container: the stub stands beside the body if both have space. */
export const container = style(rule({ containerType: "inline-size", minInlineSize: 0 }));
export const ticket = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    ...tornEdges,
    // It lies on the page; a brand's surface colour may equal that of the page.
    backgroundColor: color.raised,
    boxShadow: shadow.sm,
    overflow: "hidden",
  }),
);
export const torn = style([
  ticket,
  rule({ "@container": { [wideTicket]: { gridTemplateColumns: "minmax(0, 3fr) minmax(17rem, 2fr)" } } }),
]);
export const body = style([section, rule({ alignContent: "start", gap: space.lg, padding: space.xl })]);
/** Torn off along a perforation; the notches show the page behind. */
export const stub = style([
  section,
  rule({
    position: "relative",
    alignContent: "space-between",
    gap: space.lg,
    padding: space.xl,
    borderBlockStart: `2px dashed ${color.border.base}`,
    "@container": {
      [wideTicket]: {
        borderBlockStart: 0,
        borderInlineStart: `2px dashed ${color.border.base}`,
        selectors: {
          "&::before, &::after": {
            content: "",
            position: "absolute",
            insetInlineStart: `calc(-1px - ${notch})`,
            inlineSize: `calc(2 * ${notch})`,
            blockSize: `calc(2 * ${notch})`,
            borderRadius: "50%",
            border: `${vars.stroke.line} solid ${color.border.subtle}`,
            backgroundColor: color.page,
          },
          "&::before": { insetBlockStart: `calc(-1 * ${notch})` },
          "&::after": { insetBlockEnd: `calc(-1 * ${notch})` },
        },
      },
    },
  }),
]);
