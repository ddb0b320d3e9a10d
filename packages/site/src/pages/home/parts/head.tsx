import { classes } from "@livery/ui";
import type { ReactNode } from "react";
import { BandPicture } from "../../../shell/brand-picture.tsx";
import type { HomeModel } from "../model.ts";
import * as css from "./head.css.ts";

/** The head of a Home that has no stage: its words stand in the brand's world, in the room that they take anyway. */
export function Head({
  model: { scene },
  className,
  children,
}: {
  readonly model: HomeModel;
  readonly className: string;
  readonly children: ReactNode;
}) {
  if (scene === null) return <div className={className}>{children}</div>;
  return (
    <div className={classes(css.band, className)} data-region="promo">
      {children}
      {/* After the words, for the reason that a scene is. */}
      <BandPicture picture={scene} />
    </div>
  );
}
