import type { ComponentPropsWithRef, ReactNode } from "react";
import { classes } from "../styles/classes.ts";
import * as css from "./card.css.ts";

export interface CardProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  /** The heading; gives the card its name. */
  readonly title?: ReactNode;
  /** 2 to 4, by the position in the page. */
  readonly level?: 2 | 3 | 4;
  /** Shown at the end of the heading's line: a link, a chip, a button. */
  readonly aside?: ReactNode;
  /** `flush` lets rows and tables reach the edges. */
  readonly flush?: boolean;
  /** The content of the card. */
  readonly children: ReactNode;
}

/** A surface for things that belong together, with a heading that names it. */
export function Card({ title, level = 2, aside, flush = false, className, children, ...rest }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classes(css.card, className)}>
      {(title || aside) && (
        <header className={css.head}>
          {title && <Heading className={css.title}>{title}</Heading>}
          {aside && <div className={css.aside}>{aside}</div>}
        </header>
      )}
      <div className={flush ? css.flush : css.body}>{children}</div>
    </section>
  );
}
