import type { BlockVariant } from "@livery/skin";

/** The position of each slip variant on a wide screen: in its own column, or over the page. */
export const slipPositions: Readonly<Record<BlockVariant<"betSlip">, "beside" | "over">> = {
  rail: "beside",
  sheet: "over",
  drawer: "over",
};
