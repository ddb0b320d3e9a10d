import { frameLines, tails, vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { medium, rule } from "../../../styles/rule.ts";
import { linkRow } from "../parts/link-row.css.ts";

const { color, density, font, radius, space, stroke } = vars;

/** One column; if there is space, the other content stands beside the matches. */
export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    maxInlineSize: "68rem",
    marginInline: "auto",
    "@media": {
      [medium]: {
        gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
        gridTemplateAreas: `"head head" "list aside"`,
        alignItems: "start",
      },
    },
  }),
);
const area = (gridArea: string, gap: string) =>
  style(
    rule({
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap,
      "@media": { [medium]: { gridArea } },
    }),
  );
export const head = style(rule({ "@media": { [medium]: { gridArea: "head" } } }));
export const headText = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.md }));
export const list = area("list", space.lg);
export const aside = area("aside", space.lg);
export const title = style(rule({ fontSize: font.size.xl, outline: "none", color: color.text.strong }));
export const chip = style(rule({ minBlockSize: density.touch, overflowWrap: "anywhere" }));
export const section = style(rule({ borderColor: color.accent.border, color: color.accent.ink }));
export const teams = style(rule({ display: "grid", justifyItems: "start", gap: space.hair }));
export const when = style(
  rule({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "end", gap: space.sm }),
);
export const opened = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", gap: space.sm }),
);
export const tournament = style(rule({ color: color.text.muted, fontSize: font.size.sm }));
export const prices = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: space.sm,
    inlineSize: "100%",
  }),
);
export const sports = style(
  rule({
    overflow: "hidden",
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.sm,
  }),
);
/** Its rows begin where those of the sports do. */
export const leagues = style(rule({ paddingInline: `calc(${space.lg} - ${space.md})` }));
export const sportsTitle = style(
  rule({
    margin: 0,
    padding: `${space.md} ${space.lg}`,
    borderBlockEnd: `${stroke.line} solid ${color.border.subtle}`,
    fontSize: font.size.sm,
    fontWeight: font.weight.semibold,
    color: color.text.muted,
  }),
);
export const sport = style([linkRow, rule({ paddingInline: space.lg })]);
export const sportName = style(rule({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }));
