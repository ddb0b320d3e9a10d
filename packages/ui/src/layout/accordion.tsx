import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { ringMove } from "../navigation/ring-move.ts";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./accordion.css.ts";

export interface AccordionItem<Key extends string> {
  /** Identifies the section in `open`. */
  readonly key: Key;
  /** The head of the section. */
  readonly label: ReactNode;
  /** Shown at the end of the head: a count, a state. */
  readonly aside?: ReactNode;
  /** What the section shows while it is open. */
  readonly content: ReactNode;
  /** The section can be neither opened nor closed. Default false. */
  readonly disabled?: boolean;
}

export interface AccordionProps<Key extends string> extends WithClass {
  /** The sections from top to bottom. */
  readonly items: readonly AccordionItem<Key>[];
  /** The keys of the open sections. */
  readonly open: readonly Key[];
  /** Called with the keys of the sections that are open after a press. */
  readonly onChange: (open: readonly Key[]) => void;
  /** Opening one section leaves the others open. */
  readonly several?: boolean;
  /** Heading level, by the position in the page. */
  readonly level?: 2 | 3 | 4;
}

/** Heads that collapse their contents. Up, Down, Home and End move between heads. */
export function Accordion<Key extends string>({
  items,
  open,
  onChange,
  several = false,
  level = 3,
  className,
}: AccordionProps<Key>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;
  const toggle = (key: Key): void => {
    if (open.includes(key)) onChange(open.filter((other) => other !== key));
    else onChange(several ? [...open, key] : [key]);
  };
  const move = (event: KeyboardEvent): void => {
    // Only its own heads: the content can contain another accordion.
    const own = ":scope > div > :is(h2, h3, h4) > button:not(:disabled)";
    const heads = [...(root.current?.querySelectorAll<HTMLElement>(own) ?? [])];
    const from = heads.findIndex((head) => head === event.currentTarget);
    const next = ringMove(event.key, from, heads.length, "ArrowDown", "ArrowUp");
    if (from < 0 || next === undefined) return;
    event.preventDefault();
    heads[next]?.focus();
  };
  return (
    <div ref={root} className={classes(css.accordion, className)}>
      {items.map(({ key, label, aside, content, disabled }) => {
        const isOpen = open.includes(key);
        return (
          <div key={key} className={css.item}>
            <Heading className={css.heading}>
              <button
                type="button"
                id={`${id}-${key}`}
                className={css.head}
                aria-expanded={isOpen}
                aria-controls={`${id}-${key}-content`}
                disabled={disabled}
                onClick={() => toggle(key)}
                onKeyDown={move}
              >
                <span className={css.label}>{label}</span>
                {aside && <span className={css.aside}>{aside}</span>}
                <Icon name="chevronDown" size="sm" className={css.chevron} />
              </button>
            </Heading>
            <div
              id={`${id}-${key}-content`}
              role="region"
              aria-labelledby={`${id}-${key}`}
              className={classes(css.fold, isOpen && css.unfolded)}
              inert={!isOpen}
            >
              <div className={css.content}>
                <div className={css.body}>{content}</div>
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
