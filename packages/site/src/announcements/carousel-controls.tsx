import { classes, IconButton, VisuallyHidden } from "@livery/ui";
import { useWords } from "../app/words.ts";
import { holdsFocus } from "./holding.ts";
import * as css from "./carousel-controls.css.ts";

/** More than these are a row of crumbs: the figures say it better. */
const mostDots = 8;

export interface CarouselControlsProps {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** Names the controls: what they lead through. */
  readonly label: string;
  /** What is shown, for readers. */
  readonly title: string;
  readonly paused: boolean;
  readonly onGo: (index: number) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Absent where nothing turns by itself. */
  readonly onPause?: (paused: boolean) => void;
  readonly className?: string;
}

/** Back, place, on, and pause. Where one is is told politely, and only when it changes. */
export function CarouselControls(props: CarouselControlsProps) {
  const t = useWords();
  const { className, count, index, label, onGo, onNext, onPause, onPrevious, paused, title } = props;
  const position = { position: index + 1, count };
  return (
    <div className={classes(css.controls, className)} role="group" aria-label={label} {...holdsFocus}>
      <IconButton
        icon="chevron"
        label={t("announce:carousel.previous")}
        className={css.previous}
        onClick={onPrevious}
      />
      {count <= mostDots && (
        <span className={css.dots}>
          {Array.from({ length: count }, (_, at) => (
            <button
              key={at}
              type="button"
              className={css.dot}
              aria-current={at === index ? "true" : undefined}
              aria-label={t("announce:carousel.go", { position: at + 1 })}
              onClick={() => onGo(at)}
            />
          ))}
        </span>
      )}
      <span className={css.position} aria-hidden>
        {t("announce:carousel.position", position)}
      </span>
      <VisuallyHidden live="polite">{t("announce:carousel.shown", { ...position, title })}</VisuallyHidden>
      <IconButton icon="chevron" label={t("announce:carousel.next")} onClick={onNext} />
      {onPause && (
        <IconButton
          icon={paused ? "play" : "pause"}
          label={t(paused ? "announce:carousel.resume" : "announce:carousel.pause")}
          onClick={() => onPause(!paused)}
        />
      )}
    </div>
  );
}
