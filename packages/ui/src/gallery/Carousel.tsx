import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useReducedMotion } from "../provider/use-reduced-motion.ts";
import { classes } from "../styles/classes.ts";
import { scrollable } from "../styles/scrollable.ts";
import { CarouselControls, type CarouselMessages } from "./CarouselControls.tsx";
import * as css from "./Carousel.css.ts";
import { useHolding } from "./use-holding.ts";
import { useTurning } from "./use-turning.ts";

export interface CarouselSlide {
  readonly key: string | number;
  /** Names the slide for readers. */
  readonly title: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** Names the carousel: what is shown in it. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly messages: CarouselMessages;
  /** `stage` shows one slide at a time, `shelf` as many as have room. */
  readonly kind?: keyof typeof css.kinds;
  /** Milliseconds that a slide is shown before the next comes by itself; left out, nothing does. */
  readonly every?: number;
  readonly className?: string;
}

/**
 * Slides in a row that is scrolled: by hand, by its buttons, by the keyboard, and by itself where `every` says so and the
 * reader wants motion. Pointer and focus hold it; a button pauses it for good (WCAG 2.2.2).
 */
export function Carousel({ label, slides, messages, kind = "stage", every = 0, className }: CarouselProps) {
  const reducedMotion = useReducedMotion();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  /** The slide that the row stands at, or is on its way to. */
  const stands = useRef(0);
  const { go, hold, index, paused, turns } = useTurning(slides.length, every);
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

  // Where the hand has scrolled to counts once the row is at rest.
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
          {...(turns && { onPause: (now) => hold("paused", now) })}
        />
      )}
    </section>
  );
}

/** How far a slide's beginning is from the row's, in pixels to the right. */
function beginning(slide: Element, row: Element): number {
  const edge = getComputedStyle(row).direction === "rtl" ? "right" : "left";
  return slide.getBoundingClientRect()[edge] - row.getBoundingClientRect()[edge];
}

function nearest(row: Element): number {
  const away = [...row.children].map((slide) => Math.abs(beginning(slide, row)));
  return Math.max(0, away.indexOf(Math.min(...away)));
}
