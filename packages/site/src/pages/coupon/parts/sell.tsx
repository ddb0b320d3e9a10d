import { Banner, Button, Card, CountdownRing, Money, Segmented } from "@livery/ui";
import type { CouponDetail, CouponSale } from "@livery/contract";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { CouponSaleModel } from "../use-coupon-sale.ts";
import * as css from "./coupon-actions.css.ts";

interface SellProps {
  readonly coupon: CouponDetail;
  readonly sale: CouponSaleModel;
  readonly now: () => number;
}

/** Sells the coupon or a part of it (D17): the player chooses a part, requests a quote, and accepts it within five seconds. */
export function Sell({ coupon: { currency, sellable }, sale, now }: SellProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { offered, percent, phase, problem } = sale;
  // A completed sale stays shown, even if nothing more can be sold.
  if (!sellable && phase !== "sold" && phase !== "selling") return null;
  const busy = phase === "requesting" || phase === "selling";
  const isOffered = phase === "offered" || phase === "selling";
  return (
    <Card title={t("coupon:sale.title")}>
      <div className={css.action}>
        {phase === "sold" && offered !== null && (
          <Banner tone="success" className={css.wide}>
            {t("coupon:sale.sold", { amount: formats.money(offered.price, currency) })}
          </Banner>
        )}
        {sellable && (
          <>
            <p className={css.text}>{t("coupon:sale.text")}</p>
            <Segmented
              label={t("coupon:sale.part")}
              value={String(percent)}
              options={sale.parts.map((part) => ({
                value: String(part),
                label: formats.percent(part),
                disabled: phase === "selling",
              }))}
              onChange={(part) => sale.choose(Number(part))}
            />
          </>
        )}
        {problem !== null && (
          <Banner tone="warning" title={t("coupon:sale.refused")} className={css.wide}>
            {problem}
          </Banner>
        )}
        {phase === "expired" && <p role="status">{t("coupon:sale.expired")}</p>}
        {isOffered && offered !== null && <Offer sale={sale} offered={offered} currency={currency} now={now} />}
        {!isOffered && sellable && (
          <Button variant="primary" busy={busy} onClick={sale.requestQuote}>
            {t(phase === "expired" ? "coupon:sale.again" : "coupon:sale.ask")}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Offer({
  sale,
  offered,
  currency,
  now,
}: Omit<SellProps, "coupon"> & { readonly offered: CouponSale; readonly currency: string }) {
  const t = useTranslate();
  const formats = useFormats();
  const money = (amount: bigint): string => formats.money(amount, currency);
  const { maxReturn, percent, price, remainingStake } = offered;
  const selling = sale.phase === "selling";
  return (
    <>
      <div className={css.offer} role="status">
        <div className={css.figures}>
          <span className={css.detail}>{t("coupon:sale.offer", { percent: formats.percent(percent) })}</span>
          <Money amount={price} currency={currency} className={css.price} />
          <span className={css.detail}>{t("coupon:sale.givesUp", { amount: money(maxReturn) })}</span>
          {remainingStake > 0n && (
            <span className={css.detail}>{t("coupon:sale.keeps", { amount: money(remainingStake) })}</span>
          )}
        </div>
        {!selling && (
          <CountdownRing
            until={sale.until}
            now={now}
            whole={sale.quoteMs}
            label={(count) => t("coupon:sale.seconds", { count })}
          />
        )}
      </div>
      {selling && <p role="status">{t("coupon:sale.selling")}</p>}
      <div className={css.buttons}>
        <Button variant="primary" busy={selling} onClick={sale.accept}>
          {t("coupon:sale.sell", { amount: money(price) })}
        </Button>
        {!selling && <Button onClick={sale.decline}>{t("coupon:sale.decline")}</Button>}
      </div>
    </>
  );
}
