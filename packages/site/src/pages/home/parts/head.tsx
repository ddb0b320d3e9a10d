import { classes } from "@livery/ui";
import type { ReactNode } from "react";
import { BandPicture } from "../../../parts/brand-picture.tsx";
import type { HomeModel } from "../home.model.ts";
import * as css from "./head.css.ts";

/** The head of a Home without a stage: its text stands on the brand's picture, within the space that the text takes anyway. */
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
      {/* After the text, for the same reason as in `Scene`. */}
      <BandPicture picture={scene} />
    </div>
  );
}
