import { Skeleton } from "@livery/ui";
import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { LiveRegion } from "../../live/region/live-region.tsx";
import { LiveRegionSwitch } from "../../live/region/live-region-switch.tsx";
import { useParameter } from "../../routes/id-parameter.ts";
import { usePageTitle } from "../../parts/page-title.ts";
import { useLiveBetsModel } from "./live-bets.model.ts";

export function LiveBetsRoute() {
  usePageTitle(useTranslate()("frame:route.LiveBets"));
  const keyWord = useParameter("keyWord");
  const model = useLiveBetsModel(keyWord);
  return (
    <>
      <VariantView kind="pages" name="liveBets" model={model} waiting={<Skeleton shape="row" count={8} />} />
      <LiveRegion followed={model.followed} />
      {/* On other pages it is in the footer; this page has none (§2). */}
      <LiveRegionSwitch />
    </>
  );
}
