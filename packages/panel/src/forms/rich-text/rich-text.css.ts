import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { color, font, radius, space, stroke } = vars;
const edge = `${stroke.line} solid ${color.border.strong}`;

export const frame = style(
  rule({
    border: edge,
    borderRadius: radius.sm,
    backgroundColor: color.surface,
    selectors: { "&:focus-within": { borderColor: color.accent.border } },
  }),
);
export const tools = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    gap: space.hair,
    padding: space.hair,
    borderBlockEnd: `${stroke.line} solid ${color.border.subtle}`,
  }),
);
export const on = style(rule({ backgroundColor: color.accent.soft, color: color.accent.ink }));
export const link = style(
  rule({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: space.sm,
    padding: space.sm,
    borderBlockEnd: `${stroke.line} solid ${color.border.subtle}`,
  }),
);
/** Formatted text as it is read; in the editor and in the preview. */
export const written = style(
  rule({ lineHeight: font.line.text, overflowWrap: "anywhere", color: color.text.strong, minInlineSize: 0 }),
);
export const text = style([
  written,
  rule({ minBlockSize: "7rem", maxBlockSize: "24rem", overflowY: "auto", padding: space.md, fontSize: font.size.sm }),
]);

const within = (selector: string, own: Parameters<typeof rule>[0]): void =>
  globalStyle(`${written} ${selector}`, rule(own));

within("> * + *", { marginBlockStart: space.sm });
within(":is(h2, h3, h4, h5, h6)", { fontSize: font.size.md, fontWeight: font.weight.semibold });
within("ul", { listStyle: "disc", paddingInlineStart: space.xl });
within("ol", { listStyle: "decimal", paddingInlineStart: space.xl });
within("a", { color: color.accent.ink, textDecoration: "underline" });
/** Squire would offer to resize it, with styles that the policy refuses. */
within("img", { maxInlineSize: "100%", blockSize: "auto", pointerEvents: "none" });
