import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import { rule } from "../../styles/rule.ts";

const { density, layout, space } = vars;

/** Players who see the page have no use for the switch: like a skip link, it is visible while it has the focus. */
export const unseen = style(
  rule({
    maxInlineSize: layout.reading,
    minBlockSize: density.touch,
    marginBlock: space.sm,
    paddingInline: space.md,
    selectors: {
      "&:not(:focus-within)": {
        position: "absolute",
        inlineSize: "1px",
        blockSize: "1px",
        minBlockSize: 0,
        margin: "-1px",
        padding: 0,
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
  }),
);
