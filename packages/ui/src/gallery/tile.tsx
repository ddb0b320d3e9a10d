import { type ReactNode, useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./tile.css.ts";

/** Attributes of the element that opens the tile: a router link, a button. */
export interface TileLink {
  /** Stretches the link over the tile: put it on the element. */
  readonly className: string;
  /** The title: the content of the element. */
  readonly children: ReactNode;
}

export interface TileProps extends WithClass {
  /** Names the tile, and its link. */
  readonly title: string;
  /** A line below the title: the provider, the start. */
  readonly detail?: ReactNode;
  /** Address of the picture, or null if there is none. If it cannot be loaded, the title replaces it. */
  readonly picture: string | null;
  /** Shown in a corner of the picture: new, live. */
  readonly badge?: ReactNode;
  /** Renders the element that opens the tile; the whole tile is its target. If absent, the tile cannot be opened. */
  readonly link?: (link: TileLink) => ReactNode;
  /** The reason why it cannot be opened now, shown over the picture. */
  readonly closed?: ReactNode;
  /** The star in the corner: its state, its label and what a press does. Without it there is no star. */
  readonly favourite?: { readonly pressed: boolean; readonly label: string; readonly onChange: (now: boolean) => void };
  /** Proportions of the picture: `wide` 4:3, `square` 1:1, `tall` 3:4. Default `wide`. */
  readonly shape?: keyof typeof css.shapes;
}

/** A game, an event or a promotion among many of its kind: a picture and one link. */
export function Tile({ title, detail, picture, badge, link, closed, favourite, shape = "wide", className }: TileProps) {
  const [missing, setMissing] = useState<string | null>(null);
  // A picture that failed before hydration fires no further error event.
  const checkImage = (image: HTMLImageElement | null): void => {
    if (image?.complete === true && image.naturalWidth === 0) setMissing(picture);
  };
  const shut = closed !== undefined && closed !== null;
  const named = <span className={css.title}>{title}</span>;
  return (
    <article className={classes(css.tile, shut && css.shut, className)}>
      <div className={classes(css.frame, css.shapes[shape])}>
        {picture !== null && picture !== missing ? (
          <img
            key={picture}
            ref={checkImage}
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
            className={css.picture}
            onError={() => setMissing(picture)}
          />
        ) : (
          <span className={css.initials} aria-hidden>
            {initialsOf(title)}
          </span>
        )}
        {badge && <span className={css.badge}>{badge}</span>}
        {shut && <span className={css.closed}>{closed}</span>}
      </div>
      <div className={css.text}>
        {link && !shut ? link({ className: css.link, children: named }) : named}
        {detail && <span className={css.detail}>{detail}</span>}
      </div>
      {favourite && (
        <IconButton
          icon="star"
          size="sm"
          label={favourite.label}
          aria-pressed={favourite.pressed}
          className={css.star}
          onClick={() => favourite.onChange(!favourite.pressed)}
        />
      )}
    </article>
  );
}

/** Up to two initials of a name. */
function initialsOf(title: string): string {
  const words = title.split(/\s+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? "")
    .join("");
}
