import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { narrow, phone, rule, sumRule, wide } from "../styles/rule.ts";

const { color, font, layout, space, z } = vars;

/** On a wide screen head and tabs are fixed; the page scrolls within its sheet. */
export const frame = style(
  rule({
    minBlockSize: "100dvh",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    gridTemplateAreas: '"header" "main" "tabs"',
    "@media": {
      [wide]: {
        blockSize: "100dvh",
        gridTemplateColumns: `${layout.sidebar} minmax(0, 1fr)`,
        gridTemplateRows: "auto minmax(0, 1fr)",
        gridTemplateAreas: '"header header" "tabs main"',
      },
      // On paper the page is as long as it is, and nothing stays at the window's edges.
      print: { display: "block", blockSize: "auto", minBlockSize: 0 },
    },
  }),
);
export const header = style(
  rule({
    gridArea: "header",
    display: "flex",
    alignItems: "center",
    gap: space.lg,
    minBlockSize: layout.header,
    paddingInline: space.lg,
    backgroundColor: color.page,
    color: color.text.base,
    "@media": {
      [narrow]: { position: "sticky", insetBlockStart: 0, zIndex: z.header },
      print: { position: "static" },
    },
  }),
);
export const house = style(
  rule({
    flex: 1,
    minInlineSize: 0,
    fontWeight: font.weight.bold,
    fontSize: font.size.lg,
    color: color.text.strong,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  }),
);
export const credit = style(
  rule({
    display: "flex",
    alignItems: "baseline",
    gap: space.sm,
    minInlineSize: 0,
    overflowWrap: "anywhere",
    fontSize: font.size.sm,
    "@media": { [phone]: { display: "grid", gap: 0, textAlign: "end", lineHeight: vars.font.line.tight } },
  }),
);
export const creditFigure = style(
  rule({
    fontSize: font.size.lg,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    fontVariantNumeric: "tabular-nums",
    borderBlockEnd: sumRule(color.accent.ink),
  }),
);
/** The register: tabs at the ledger's edge. The current one has the page's paper. */
export const tabs = style(
  rule({
    gridArea: "tabs",
    display: "flex",
    backgroundColor: color.sunken,
    "@media": {
      print: { display: "none" },
      [wide]: {
        flexDirection: "column",
        gap: space.hair,
        paddingBlock: space.lg,
        paddingInlineStart: space.md,
        borderInlineEnd: `${vars.stroke.line} solid ${color.border.strong}`,
      },
      [narrow]: {
        position: "sticky",
        insetBlockEnd: 0,
        zIndex: z.header,
        // Tabs that do not fit are reached by a swipe; the cut label at the edge shows that there are more.
        overflowX: "auto",
        scrollbarWidth: "none",
        overscrollBehaviorX: "contain",
        borderBlockStart: `${vars.stroke.line} solid ${color.border.strong}`,
        paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
      },
    },
  }),
);
export const tab = style(
  rule({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    color: color.text.base,
    "@media": {
      [wide]: {
        minBlockSize: vars.density.control,
        paddingInline: space.md,
        overflowWrap: "anywhere",
        border: `${vars.stroke.line} solid transparent`,
        borderInlineEnd: 0,
        marginInlineEnd: "-1px",
      },
      [narrow]: {
        // As wide as its longest word, which is not cut; two words wrap.
        flex: "1 0 auto",
        inlineSize: "min-content",
        minInlineSize: "4rem",
        flexDirection: "column",
        justifyContent: "center",
        gap: space.hair,
        minBlockSize: "3.5rem",
        fontSize: font.size.xs,
        textAlign: "center",
        lineHeight: vars.font.line.tight,
        paddingInline: space.xs,
      },
    },
    selectors: {
      "&:hover": { color: color.text.strong, backgroundColor: color.hover },
      '&[aria-current="page"]': {
        color: color.text.strong,
        fontWeight: font.weight.semibold,
        backgroundColor: color.page,
        borderColor: color.border.strong,
      },
    },
  }),
);
export const tabIcon = style(
  rule({
    flexShrink: 0,
    color: color.text.muted,
    selectors: { '[aria-current="page"] > &': { color: color.signal.ink } },
  }),
);
export const main = style(
  rule({
    gridArea: "main",
    display: "flex",
    flexDirection: "column",
    gap: space.md,
    minInlineSize: 0,
    padding: space.lg,
    outline: "none",
    "@media": { [wide]: { overflowY: "auto", paddingInline: space.xl, paddingBlock: space.lg } },
  }),
);
