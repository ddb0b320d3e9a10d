import type { Boot } from "@livery/skin";
import { slipPositions } from "../variants/slip-positions.ts";
import type { RouteRow } from "./table.ts";

/** The parts around a page. */
export interface Frame {
  readonly header: boolean;
  readonly footer: boolean;
  /** The bet slip is shown: beside the page if its variant wants that, else over it. */
  readonly slip: boolean;
  readonly slipBeside: boolean;
  /**
   * A bar at the foot opens the slip; a variant that always lies over the page is opened by the navigation instead, if there is
   * one.
   */
  readonly slipBar: boolean;
  /** The mobile shell's navigation at the foot (D49). */
  readonly navigation: boolean;
}

/**
 * Returns the frame of a route in the document's shell. The mobile shell has its slip on every page, since its navigation links
 * to it from everywhere; pages without a header stand alone in both (§2.4).
 */
export function frameOf(route: RouteRow, { blocks, shell }: Pick<Boot, "blocks" | "shell">): Frame {
  const { footer, header } = route;
  const navigation = header && blocks.navigation !== undefined;
  const slip = route.slip || navigation;
  const position = slipPositions[blocks.betSlip.variant];
  const slipBeside = slip && shell === "desktop" && position === "beside";
  const slipBar = slip && !slipBeside && (position === "beside" || !navigation);
  return { header, footer, slip, slipBeside, slipBar, navigation };
}
