import { classes } from "@livery/ui";
import type { ReactNode } from "react";
import { ScenePicture } from "../../../parts/brand-picture.tsx";
import type { HomeModel } from "../home.model.ts";
import { besideText } from "../../../parts/brand-picture.css.ts";
import * as css from "./head.css.ts";

interface HeadProps {
  readonly model: HomeModel;
  /** Its place in the page. */
  readonly className?: string;
  /** The layout of its text. */
  readonly layout: string;
  /** On a phone the picture has what the text leaves of the line; without, it is faint under a text that takes all of it. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** The head of a Home without a stage: its text stands on the brand's picture, within the space that the text takes anyway. */
export function Head({ model: { scene }, beside = false, className, layout, children }: HeadProps) {
  if (scene === null) return <div className={classes(className, layout)}>{children}</div>;
  return (
    <div className={classes(css.band, beside && css.shared, className)} data-region="promo">
      <div className={layout}>{children}</div>
      {/* After the text, for the same reason as in `Scene`. */}
      {beside ? (
        <div className={classes(besideText, css.picture)}>
          <ScenePicture picture={scene} place="band" />
        </div>
      ) : (
        <ScenePicture picture={scene} place="band" />
      )}
    </div>
  );
}
