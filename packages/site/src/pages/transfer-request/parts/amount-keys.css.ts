import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { gloveTarget, medium, partRule, small } from "../../../styles/rule.ts";
import { quick } from "./fields.css.ts";

/** The amount above the keys; side by side if there is space. */
export const pair = style(
  partRule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.lg,
    "@media": { [medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "start" } },
  }),
);
export const keys = style(partRule({ minInlineSize: 0 }));
globalStyle(`${keys} button`, partRule({ minBlockSize: gloveTarget }));
/** On a phone the quick amounts scroll in one line, so that the keys below stay visible. */
const onPhone = (style: Parameters<typeof partRule>[0]) => partRule({ "@media": { [small]: style } });
globalStyle(`${pair} .${quick}`, onPhone({ flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none" }));
globalStyle(`${pair} .${quick} > *`, onPhone({ flexShrink: 0 }));
