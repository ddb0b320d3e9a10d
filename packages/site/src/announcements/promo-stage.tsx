import type { Slider } from "@livery/contract";
import { BareButton, IconButton, tabMove, useLivery } from "@livery/ui";
import { useId, useRef, type KeyboardEvent } from "react";
import { useTranslate } from "../core/translate.ts";
import { PromoSlide } from "./promo-slide.tsx";
import { usePromoRotation } from "./use-promo-rotation.ts";
import * as css from "./promo-stage.css.ts";

export interface PromoStageProps {
  readonly promos: readonly Slider[];
  /** The id of the stage's own content, which is the first entry of the programme. */
  readonly welcomeId: string;
  /** Called with whether a banner covers the stage. */
  readonly onCover: (covered: boolean) => void;
}

/** The banners on a stage, and their programme as a row of tabs, so that a visitor sees each title and can choose it. */
export default function PromoStage({ promos, welcomeId, onCover }: PromoStageProps) {
  const t = useTranslate();
  const { dir } = useLivery();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const { go, hold, index, paused, root, rotates } = usePromoRotation(promos.length, onCover);
  const programme = [
    { key: 0, title: t("announce:promos.welcome") },
    ...promos.map(({ sliderId, title }) => ({ key: sliderId, title })),
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tabMove(event.key, index, programme.length, dir);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={css.stage} ref={root}>
      {promos.map((promo, at) => (
        <PromoSlide
          key={promo.sliderId}
          id={`${id}-${at + 1}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${at + 1}`}
          promo={promo}
          current={at + 1 === index}
          shouldLoad={at <= index}
        />
      ))}
      <div className={css.programme}>
        <div
          ref={row}
          role="tablist"
          aria-label={t("announce:promos.label")}
          className={css.tabs}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          {programme.map(({ key, title }, at) => (
            <BareButton
              key={key}
              role="tab"
              id={`${id}-tab-${at}`}
              aria-selected={at === index}
              aria-controls={at === 0 ? welcomeId : `${id}-${at}`}
              tabIndex={at === index ? 0 : -1}
              className={css.tab}
              onClick={() => go(at)}
            >
              <span className={css.number} aria-hidden>
                {at + 1}
              </span>
              <span className={css.name} dir="auto">
                {title || t("announce:carousel.go", { position: at + 1 })}
              </span>
            </BareButton>
          ))}
        </div>
        {rotates && (
          <IconButton
            icon={paused ? "play" : "pause"}
            label={t(paused ? "announce:carousel.resume" : "announce:carousel.pause")}
            className={css.pause}
            onClick={() => hold("paused", !paused)}
          />
        )}
      </div>
    </div>
  );
}
