import type { Slider } from "@livery/contract";
import { CarouselControls } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../core/translate.ts";
import { useCarouselMessages } from "./carousel-messages.ts";
import { PromoSlide } from "./promo-slide.tsx";
import * as css from "./promo-by-hand.css.ts";

/** One banner in its own slot; the player pages to the others, nothing turns automatically. */
export default function PromoByHand({ promos }: { readonly promos: readonly Slider[] }) {
  const t = useTranslate();
  const messages = useCarouselMessages();
  const [at, setAt] = useState(0);
  const index = Math.min(at, promos.length - 1);
  const go = (to: number): void => setAt((to + promos.length) % promos.length);
  return (
    <section aria-label={t("announce:promos.label")} className={css.offers} data-region="promo">
      <div className={css.slot}>
        {promos.map((promo, nth) => (
          <PromoSlide key={promo.sliderId} promo={promo} current={nth === index} shouldLoad={nth <= index} slim />
        ))}
      </div>
      {promos.length > 1 && (
        <CarouselControls
          className={css.controls}
          index={index}
          count={promos.length}
          label={t("announce:promos.label")}
          title={promos[index]?.title ?? ""}
          messages={messages}
          paused
          onGo={go}
          onPrevious={() => go(index - 1)}
          onNext={() => go(index + 1)}
        />
      )}
    </section>
  );
}
