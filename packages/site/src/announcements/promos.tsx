import type { Slider } from "@livery/contract";
import { CarouselControls } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import { useCarouselMessages } from "./carousel-messages.ts";
import { PromoSlide } from "./promo-slide.tsx";
import { usePromoRotation } from "./use-promo-rotation.ts";
import * as css from "./promos.css.ts";

export interface PromosProps {
  readonly promos: readonly Slider[];
  /** The content below the banners, which is the first of the round. */
  readonly welcome: string;
  /** Called with whether a banner covers the welcome. */
  readonly onCover: (covered: boolean) => void;
}

/** The promotional banners of Home, in turn with the content below them. */
export default function Promos({ promos, welcome, onCover }: PromosProps) {
  const t = useTranslate();
  const messages = useCarouselMessages();
  const { go, hold, index, paused, root, rotates } = usePromoRotation(promos.length, onCover);
  return (
    <div className={css.promos} ref={root}>
      {promos.map((promo, at) => (
        <PromoSlide key={promo.sliderId} promo={promo} current={at + 1 === index} shouldLoad={at <= index} />
      ))}
      <CarouselControls
        className={css.controls}
        index={index}
        count={promos.length + 1}
        label={t("announce:promos.label")}
        title={promos[index - 1]?.title ?? welcome}
        messages={messages}
        paused={paused}
        onGo={go}
        onPrevious={() => go(index - 1)}
        onNext={() => go(index + 1)}
        {...(rotates && { onPause: (now) => hold("paused", now) })}
      />
    </div>
  );
}
