import { classes, Money, Progress } from "@livery/ui";
import { useFormats, useTranslate } from "../../core/messages.ts";
import * as css from "./limits.css.ts";

interface ExposureMeterProps {
  /** The current exposure, minor units. */
  readonly exposure: bigint;
  /** Null is no limit. */
  readonly limit: bigint | null;
  readonly currency: string;
}

/** How much of a dealer's exposure is used: as amounts, as a share, as a bar. */
export function ExposureMeter({ exposure, limit, currency }: ExposureMeterProps) {
  const t = useTranslate();
  const formats = useFormats();
  const used = <Money amount={exposure} currency={currency} />;
  if (limit === null)
    return (
      <span className={css.meterFigures}>
        {used} <span className={css.share}>{t("panel:limits.none")}</span>
      </span>
    );
  const isFull = exposure >= limit;
  return (
    <span className={css.meter}>
      <span className={css.meterFigures}>
        <bdi>
          {t("panel:limits.takenOf", {
            taken: formats.money(exposure, currency),
            limit: formats.money(limit, currency),
          })}
        </bdi>
        {limit > 0n && (
          <bdi className={classes(css.share, isFull && css.full)}>
            {formats.percent(Number((exposure * 100n) / limit))}
          </bdi>
        )}
      </span>
      <Progress
        label={t("panel:limits.exposure")}
        value={Number(isFull ? 1n : exposure)}
        max={Number(isFull ? 1n : limit)}
        tone={isFull ? "danger" : "accent"}
      />
    </span>
  );
}
