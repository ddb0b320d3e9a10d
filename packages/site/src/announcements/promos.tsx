import type { Slider } from "@livery/contract";
import { classes } from "@livery/ui";
import { useEffect, useRef } from "react";
import { useWords } from "../app/words.ts";
import { OperatorLink } from "../shell/operator-link.tsx";
import { CarouselControls } from "./carousel-controls.tsx";
import { useHolding } from "./holding.ts";
import * as css from "./promos.css.ts";
import { useTurning } from "./use-turning.ts";

/** Milliseconds that a banner is shown. */
const shownFor = 8_000;

export interface PromosProps {
  readonly promos: readonly Slider[];
  /** What the place shows without them: the first of the round. */
  readonly welcome: string;
  /** Whether a banner lies over the welcome. */
  readonly onCover: (covered: boolean) => void;
}

/** The promotional banners of Home, in turn with what they lie over. */
export default function Promos({ promos, welcome, onCover }: PromosProps) {
  const t = useWords();
  const section = useRef<HTMLElement>(null);
  const { go, hold, index, paused, turns } = useTurning(promos.length + 1, shownFor);
  useHolding(section, hold);
  useEffect(() => {
    onCover(index > 0);
    return () => onCover(false);
  }, [index, onCover]);
  return (
    <div
      className={css.promos}
      ref={(root) => {
        section.current = root?.closest("section") ?? null;
      }}
    >
      {promos.map((promo, at) => (
        <Promo key={promo.sliderId} promo={promo} current={at + 1 === index} wanted={at <= index} />
      ))}
      <CarouselControls
        className={css.controls}
        index={index}
        count={promos.length + 1}
        label={t("announce:promos.label")}
        title={promos[index - 1]?.title ?? welcome}
        paused={paused}
        onGo={go}
        onPrevious={() => go(index - 1)}
        onNext={() => go(index + 1)}
        {...(turns && { onPause: (now) => hold("paused", now) })}
      />
    </div>
  );
}

/** A banner; its picture is fetched when the one before it is shown. */
function Promo({
  promo: { image, link, mobileImage, title },
  current,
  wanted,
}: {
  readonly promo: Slider;
  readonly current: boolean;
  readonly wanted: boolean;
}) {
  return (
    <div className={classes(css.slide, current && css.current)} inert={!current}>
      <OperatorLink href={link} className={css.link}>
        {wanted && (
          <picture>
            {mobileImage !== null && <source media={css.mobilePicture} srcSet={mobileImage} />}
            <img src={image} alt="" className={css.picture} fetchPriority="low" />
          </picture>
        )}
        {title !== "" && <span className={css.title}>{title}</span>}
      </OperatorLink>
    </div>
  );
}
