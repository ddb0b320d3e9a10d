import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { headSpace, rule, wide } from "../../../styles/rule.ts";

const { font, space } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    alignItems: "start",
    "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(20rem, 24rem)" } },
  }),
);
/** With large letters, the width beside the rail is too small for two columns of fields. */
export const container = style(rule({ containerType: "inline-size", minInlineSize: 0 }));
const twoColumns = "(min-width: 36rem)";
/** Person and account stand below each other, with the address beside both. */
export const parts = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    alignItems: "start",
    minInlineSize: 0,
    "@container": { [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
const column = (last: boolean) =>
  style(
    rule({
      minInlineSize: 0,
      "@container": { [twoColumns]: last ? { gridColumn: 2, gridRow: "1 / span 2" } : { gridColumn: 1 } },
    }),
  );
export const columns = { account: column(false), person: column(false), home: column(true), finish: column(true) };
export const rail = style(
  rule({
    minInlineSize: 0,
    "@media": { [wide]: { position: "sticky", insetBlockStart: `calc(${headSpace} + ${space.md})` } },
  }),
);
export const inRail = style(rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.lg }));
export const title = style(rule({ fontSize: font.size.lg }));
