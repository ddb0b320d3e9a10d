import { IconButton } from "../action/icon-button.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { VisuallyHidden } from "../surface/visually-hidden.tsx";
import * as css from "./carousel-controls.css.ts";
import { holdsFocus } from "./use-holding.ts";

/** With more slides than this the dots are replaced by numbers. */
const mostDots = 8;

/** The messages of a carousel; positions count from 1. */
export interface CarouselMessages {
  /** Accessible name of the button back. */
  readonly previous: string;
  /** Accessible name of the button onward. */
  readonly next: string;
  /** Accessible name of the button that stops the slides. */
  readonly pause: string;
  /** Accessible name of the same button while they are stopped. */
  readonly resume: string;
  /** Label of a dot: "Go to 3". */
  readonly go: (position: number) => string;
  /** The visible position: "3 / 8". */
  readonly position: (position: number, count: number) => string;
  /** Announced when the slide changes: "3 of 8: Welcome bonus". */
  readonly shown: (position: number, count: number, title: string) => string;
}

export interface CarouselControlsProps extends WithClass {
  /** From 0. */
  readonly index: number;
  /** The number of slides. Above 8 a number replaces the dots. */
  readonly count: number;
  /** Accessible name of the controls: the carousel's topic. */
  readonly label: string;
  /** Title of the current slide, for screen readers. */
  readonly title: string;
  /** The texts of the controls. */
  readonly messages: CarouselMessages;
  /** Whether the player has stopped the slides. */
  readonly paused: boolean;
  /** Called with the index of the dot that was pressed, from 0. */
  readonly onGo: (index: number) => void;
  /** Called on the button back. */
  readonly onPrevious: () => void;
  /** Called on the button onward. */
  readonly onNext: () => void;
  /** Absent if the slides do not advance by themselves. */
  readonly onPause?: (paused: boolean) => void;
}

/** Previous, position, next and pause. The position is announced politely, and only when it changes. */
export function CarouselControls(props: CarouselControlsProps) {
  const { className, count, index, label, onGo, onNext, onPause, onPrevious, paused, title, messages } = props;
  return (
    <div className={classes(css.controls, className)} role="group" aria-label={label} {...holdsFocus}>
      <IconButton icon="chevron" label={messages.previous} className={css.previous} onClick={onPrevious} />
      {count <= mostDots && (
        <span className={css.dots}>
          {Array.from({ length: count }, (_, at) => (
            <button
              key={at}
              type="button"
              className={css.dot}
              aria-current={at === index ? "true" : undefined}
              aria-label={messages.go(at + 1)}
              onClick={() => onGo(at)}
            />
          ))}
        </span>
      )}
      <span className={css.position} aria-hidden>
        {messages.position(index + 1, count)}
      </span>
      <VisuallyHidden live="polite">{messages.shown(index + 1, count, title)}</VisuallyHidden>
      <IconButton icon="chevron" label={messages.next} onClick={onNext} />
      {onPause && (
        <IconButton
          icon={paused ? "play" : "pause"}
          label={paused ? messages.resume : messages.pause}
          onClick={() => onPause(!paused)}
        />
      )}
    </div>
  );
}
