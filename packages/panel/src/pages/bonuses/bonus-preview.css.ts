import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { color, font, radius, space, stroke } = vars;

/** The player's page, on a separate sheet as wide as a phone. */
export const sheet = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.md,
    maxInlineSize: "24rem",
    marginBlockStart: space.md,
    padding: space.lg,
    backgroundColor: color.surface,
    border: `${stroke.line} solid ${color.border.base}`,
    borderRadius: radius.md,
    overflowWrap: "anywhere",
    fontSize: font.size.sm,
  }),
);
/** Whole, in the sides of a banner: as on the promotions page. */
export const picture = style(
  rule({
    inlineSize: "100%",
    aspectRatio: "10 / 3",
    objectFit: "contain",
    borderRadius: radius.sm,
    backgroundColor: color.sunken,
  }),
);
/** In place of a picture that the panel may not load, as large as it would be. */
export const elsewhere = style([
  picture,
  rule({ display: "grid", placeItems: "center", color: color.text.muted, fontSize: font.size.xs }),
]);
export const title = style(
  rule({ fontSize: font.size.lg, fontWeight: font.weight.semibold, color: color.text.strong }),
);
export const terms = style(
  rule({
    paddingBlockStart: space.md,
    borderBlockStart: `${stroke.line} solid ${color.border.subtle}`,
    fontSize: font.size.xs,
  }),
);
