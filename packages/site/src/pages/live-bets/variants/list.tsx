import { useServices } from "../../../core/services.ts";
import { isTerminal } from "../../../variants/terminal-headers.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { LiveBanner } from "../../../live/live-banner.tsx";
import { MultiviewStage } from "../multiview/multiview-stage.tsx";
import type { LiveBetsModel } from "../live-bets.model.ts";
import { LiveContent } from "../parts/live-content.tsx";
import { LiveHeading } from "../parts/live-heading.tsx";
import { LiveTools } from "../parts/live-tools.tsx";

/**
 * The live list: sports with their counts, order and search above the live matches; each match opens its own page. On a shop's
 * machine it has pages of a few large rows.
 */
export default function LiveBetsList({ model }: VariantProps<LiveBetsModel>) {
  const paged = isTerminal(useServices().boot);
  return (
    <>
      <LiveHeading model={model} />
      <LiveTools model={model} paged={paged} />
      {model.state !== "failed" && <LiveBanner {...model.feedStatus} />}
      <MultiviewStage model={model} />
      <LiveContent model={model} paged={paged} />
    </>
  );
}
