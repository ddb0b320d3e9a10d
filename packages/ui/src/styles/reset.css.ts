import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { layer } from "./layers.css.ts";

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [layer.reset]: rule } });

// Outlines and shadows follow the corner, so that a cut corner keeps the focus ring.
const corner = { cornerShape: vars.shape.corner };
reset("*, ::before, ::after", { boxSizing: "border-box", ...corner });
reset("html", {
  fontFamily: vars.font.family.text,
  fontSize: "100%",
  lineHeight: vars.font.line.text,
  color: vars.color.text.base,
  backgroundColor: vars.color.page,
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
  scrollbarColor: `${vars.color.border.base} transparent`,
});
reset("body", {
  margin: 0,
  minBlockSize: "100dvh",
  fontSize: vars.font.size.md,
  backgroundImage: vars.decor.ground,
});
reset("body::after", {
  content: "",
  display: vars.decor.veilShown,
  position: "fixed",
  inset: 0,
  zIndex: vars.z.skip,
  backgroundImage: vars.decor.veil,
  pointerEvents: "none",
});
reset("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote", { margin: 0, padding: 0, border: 0 });
reset("h1, h2, h3, h4", {
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.bold,
  fontStyle: vars.font.style.display,
  letterSpacing: vars.font.tracking.display,
  textTransform: vars.font.caps.display,
  lineHeight: vars.font.line.tight,
  color: vars.color.text.strong,
  textWrap: "balance",
});
// Not `anywhere`: that would let a narrow row break its words into single letters.
reset("body", { overflowWrap: "break-word" });
// A name in another script begins where the page's lines begin, also where it wraps in a box of its own.
reset("bdi", { textAlign: ["-webkit-match-parent", "match-parent"] });
// Titles and sentences can still break: one long word must not push its neighbours out of the box.
reset("h1, h2, h3, h4, p", { overflowWrap: "anywhere", minInlineSize: 0 });
reset("p", { textWrap: "pretty" });
reset("ul, ol", { listStyle: "none" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit", margin: 0 });
reset("button", {
  background: "none",
  border: 0,
  padding: 0,
  textAlign: "inherit",
  cursor: "pointer",
  touchAction: "manipulation",
});
reset("a", { color: "inherit", textDecoration: "none" });
reset("img, svg, video", { display: "block", maxInlineSize: "100%" });
reset("table", { borderCollapse: "collapse", borderSpacing: 0, inlineSize: "100%" });
reset("legend", { padding: 0 });
reset("[hidden]", { display: "none" });
reset("dialog", { padding: 0, border: 0 });
reset("h1, h2", { textShadow: vars.decor.glow });
// In right-to-left a slant to the right would lean backwards.
reset("[dir='rtl'] :is(h1, h2, h3, h4)", { fontStyle: "normal" });
reset("[lang='ar'] h1, [lang^='fa'] h1, [lang^='ckb'] h1, [dir='rtl'] :is(h1, h2, h3, h4)", { letterSpacing: 0 });
