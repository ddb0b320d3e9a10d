import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { layout, space } = vars;

/**
 * The last line of the page. It is for those who hear the page: it is seen while it has the focus, as a skip link is. The others
 * have no use for it.
 */
export const news = style(
  rule({
    maxInlineSize: layout.reading,
    marginBlockStart: space.xl,
    selectors: {
      "&:not(:focus-within)": {
        position: "absolute",
        inlineSize: "1px",
        blockSize: "1px",
        margin: "-1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
  }),
);
