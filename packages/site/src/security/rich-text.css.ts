import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { siteLayer } from "../styles/layer.css.ts";
import { rule } from "../styles/rule.ts";

const { color, font, layout, radius, space } = vars;

export const text = style(
  rule({ maxInlineSize: layout.reading, lineHeight: font.line.text, overflowWrap: "anywhere" }),
);

function within(selector: string, style: Parameters<typeof globalStyle>[1]): void {
  globalStyle(`${text} ${selector}`, { "@layer": { [siteLayer]: style } });
}

within("> * + *", { marginBlockStart: space.md });
within(":is(h2, h3, h4, h5, h6)", { marginBlockStart: space.xl, fontSize: font.size.lg, color: color.text.strong });
within("ul", { listStyle: "disc", paddingInlineStart: space.xl });
within("ol", { listStyle: "decimal", paddingInlineStart: space.xl });
within("li + li", { marginBlockStart: space.xs });
within("a", { color: color.accent.ink, textDecoration: "underline", textUnderlineOffset: "0.2em" });
within("blockquote", {
  paddingInlineStart: space.lg,
  borderInlineStart: `${vars.stroke.mark} solid ${color.border.base}`,
});
within(":is(th, td)", {
  padding: space.sm,
  border: `${vars.stroke.line} solid ${color.border.subtle}`,
  textAlign: "start",
});
within("table", { display: "block", overflowX: "auto" });
within("img", { blockSize: "auto", borderRadius: radius.md });
within("pre", { overflowX: "auto", padding: space.md, backgroundColor: color.sunken, borderRadius: radius.md });
