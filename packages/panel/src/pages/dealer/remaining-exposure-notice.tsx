import type { DealerDetail } from "@livery/contract/panel";
import { Banner } from "@livery/ui";
import { useFormats, useTranslate } from "../../core/messages.ts";

/** A notice that no bet is accepted below a dealer, because its exposure has reached its limit. */
export function RemainingExposureNotice({
  dealer: { name, exposure, exposureLimit, currency },
}: {
  readonly dealer: DealerDetail;
}) {
  const t = useTranslate();
  const formats = useFormats();
  if (exposureLimit === null || exposure < exposureLimit) return null;
  return (
    <Banner tone="warning" title={t("panel:limits.noBets", { name })}>
      {exposure > exposureLimit
        ? t("panel:limits.overText", { over: formats.money(exposure - exposureLimit, currency) })
        : t("panel:limits.fullText")}
    </Banner>
  );
}
