import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useReducedMotion } from "../provider/use-reduced-motion.ts";
import { classes } from "../styles/classes.ts";
import { scrollable } from "../styles/scrollable.ts";
import type { WithClass } from "../styles/with-class.ts";
import { CarouselControls, type CarouselMessages } from "./carousel-controls.tsx";
import * as css from "./carousel.css.ts";
import { useHolding } from "./use-holding.ts";
import { useRotation } from "./use-rotation.ts";

export interface CarouselSlide {
  /** Identifies the slide among the others. */
  readonly key: string | number;
  /** Accessible name of the slide. */
  readonly title: string;
  /** What the slide shows. */
  readonly content: ReactNode;
}

export interface CarouselProps extends WithClass {
  /** Accessible name of the carousel: its topic. */
  readonly label: string;
  /** The slides in order. The controls appear with the second one. */
  readonly slides: readonly CarouselSlide[];
  /** The texts of the controls. */
  readonly messages: CarouselMessages;
  /** `stage` shows one slide at a time, `shelf` as many as fit. */
  readonly kind?: keyof typeof css.kinds;
  /** Milliseconds that a slide is shown before the next one replaces it; if absent, slides do not advance by themselves. */
  readonly every?: number;
}

/**
 * Slides in a scrolled row: by hand, by buttons, by keyboard, and by itself if `every` is set and the player has not chosen
 * reduced motion. Pointer and focus hold it; a button pauses it for good (WCAG 2.2.2).
 */
export function Carousel({ label, slides, messages, kind = "stage", every = 0, className }: CarouselProps) {
  const reducedMotion = useReducedMotion();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  /** The slide that the row shows or scrolls to. */
  const stands = useRef(0);
  const { go, hold, index, paused, rotates } = useRotation(slides.length, every);
  useHolding(root, hold);

  const scrollTo = useCallback(
    (to: number): void => {
      const row = track.current;
      const slide = row?.children[to];
      if (!row || !slide) return;
      stands.current = to;
      row.scrollBy({ left: beginning(slide, row), behavior: reducedMotion ? "instant" : "smooth" });
    },
    [reducedMotion],
  );
  useEffect(() => {
    if (stands.current !== index) scrollTo(index);
  }, [index, scrollTo]);

  // A manual scroll counts once the row is at rest.
  const onScrollEnd = (): void => {
    const row = track.current;
    if (row === null) return;
    stands.current = nearest(row);
    go(stands.current);
  };

  return (
    <section ref={root} className={classes(css.carousel, className)} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        className={classes(css.track, css.kinds[kind])}
        {...scrollable}
        aria-label={label}
        onScrollEnd={onScrollEnd}
      >
        {slides.map(({ key, title, content }) => (
          <li key={key} className={css.slide} aria-label={title}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <CarouselControls
          className={css.controls}
          index={index}
          count={slides.length}
          label={label}
          title={slides[index]?.title ?? ""}
          messages={messages}
          paused={paused}
          onGo={go}
          onPrevious={() => go(index - 1)}
          onNext={() => go(index + 1)}
          {...(rotates && { onPause: (now) => hold("paused", now) })}
        />
      )}
    </section>
  );
}

/** The distance from the row's start to the slide's start, in pixels to the right. */
function beginning(slide: Element, row: Element): number {
  const edge = getComputedStyle(row).direction === "rtl" ? "right" : "left";
  return slide.getBoundingClientRect()[edge] - row.getBoundingClientRect()[edge];
}

function nearest(row: Element): number {
  const away = [...row.children].map((slide) => Math.abs(beginning(slide, row)));
  return Math.max(0, away.indexOf(Math.min(...away)));
}
