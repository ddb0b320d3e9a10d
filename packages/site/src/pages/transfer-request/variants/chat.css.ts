import { tails, vars } from "@livery/ui/contract";
import { keyframes, style } from "@vanilla-extract/css";
import { medium, rule, still } from "../../../styles/rule.ts";

const { color, font, motion, radius, shape, space, stroke } = vars;

export const page = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    maxInlineSize: "40rem",
    marginInline: "auto",
  }),
);
/** With space for it a window of its own, however little has been said: questions at its top, replies at its foot. */
export const talk = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    "@media": {
      [medium]: {
        gridTemplateRows: "1fr auto",
        minBlockSize: "min(30rem, 56dvh)",
        padding: space.xl,
        border: `${stroke.line} solid ${color.border.subtle}`,
        borderRadius: radius.xl,
        backgroundColor: color.sunken,
      },
    },
  }),
);
export const log = style(
  rule({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", gap: space.md }),
);

const bubble = {
  position: "relative",
  margin: 0,
  maxInlineSize: "min(100%, 30rem)",
  padding: `${space.md} ${space.lg}`,
  borderRadius: radius.xl,
  overflowWrap: "anywhere",
} as const;
export const house = style(
  rule({
    ...bubble,
    justifySelf: "start",
    borderEndStartRadius: tails.xl,
    border: `${stroke.line} solid ${color.border.subtle}`,
    backgroundColor: color.surface,
    color: color.text.strong,
  }),
);
export const wrong = style(
  rule({ borderColor: color.danger.border, backgroundColor: color.danger.soft, color: color.danger.ink }),
);
export const yours = style(
  rule({
    display: "flex",
    flexWrap: "wrap-reverse",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: space.xs,
    minInlineSize: 0,
  }),
);
/** Messages of the player: the square corner is on the other side. */
export const you = style(
  rule({
    ...bubble,
    borderEndEndRadius: `calc(${radius.xl} * ${shape.tail})`,
    border: `${stroke.line} solid transparent`,
    backgroundColor: color.accent.base,
    color: color.accent.on,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: "tabular-nums",
  }),
);

/** Duration of the typing indicator. The text is there at once for screen readers and presses; only its display waits. */
const typingTime = `calc(${motion.slow} * 2)`;
const gone = keyframes({ to: { visibility: "hidden" } });
const reveal = keyframes({ from: { clipPath: "inset(0 0 100% 0)" } });
export const typing = style(
  rule({
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: space.lg,
    display: "grid",
    alignItems: "center",
    color: color.text.muted,
    animation: `${gone} ${typingTime} step-end forwards`,
    "@media": { [still]: { display: "none", animation: "none" } },
  }),
);
export const typed = style(
  rule({
    display: "inline-block",
    animation: `${reveal} ${typingTime} step-end`,
    "@media": { [still]: { animation: "none" } },
  }),
);

export const reply = style(
  rule({ minInlineSize: 0, selectors: { "&:focus": { outline: "none" } }, scrollMarginBlock: "6rem" }),
);
/** Replies stand where the player's messages will be. */
export const replies = style(rule({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: space.sm }));
export const pill = style(
  rule({
    display: "grid",
    justifyItems: "start",
    alignContent: "center",
    maxInlineSize: "100%",
    minBlockSize: vars.density.touch,
    padding: `${space.sm} ${space.lg}`,
    textAlign: "start",
    overflowWrap: "anywhere",
    borderRadius: radius.xl,
    borderEndEndRadius: `calc(${radius.xl} * ${shape.tail})`,
    border: `${stroke.mark} solid ${color.accent.border}`,
    backgroundColor: color.surface,
    color: color.accent.ink,
    fontWeight: font.weight.semibold,
    transition: `background-color ${motion.fast} ${motion.standard}`,
    selectors: {
      "&:hover": { backgroundColor: color.hover },
      "&:active": { backgroundColor: color.press },
      // The previous answer, while its question is asked again.
      "&[aria-pressed=true]": {
        borderColor: color.selected.border,
        backgroundColor: color.selected.ground,
        color: color.selected.ink,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        borderColor: "ButtonText",
        selectors: { "&[aria-pressed=true]": { borderColor: "Highlight" } },
      },
    },
  }),
);
export const detail = style(
  rule({
    fontSize: font.size.sm,
    fontWeight: font.weight.regular,
    color: color.text.muted,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const actions = style(rule({ display: "flex", justifyContent: "flex-end" }));
