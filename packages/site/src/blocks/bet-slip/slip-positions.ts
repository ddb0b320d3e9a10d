import type { BlockVariant } from "@livery/skin";

/** Where each variant of the slip stands on a wide screen: in a column of its own, or over the page. */
export const slipPositions: Readonly<Record<BlockVariant<"betSlip">, "beside" | "over">> = {
  rail: "beside",
  sheet: "over",
  drawer: "over",
};
