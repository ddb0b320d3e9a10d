import type { Slider } from "@livery/contract";
import { classes } from "@livery/ui";
import type { ComponentPropsWithoutRef } from "react";
import { OperatorLink } from "../parts/operator-link.tsx";
import * as css from "./promo-slide.css.ts";

/** A banner; its picture is loaded on demand. It fills its container. */
export function PromoSlide({
  promo: { image, link, mobileImage, title },
  current,
  shouldLoad,
  slim = false,
  ...rest
}: Omit<ComponentPropsWithoutRef<"div">, "children" | "className" | "inert"> & {
  readonly promo: Slider;
  readonly current: boolean;
  readonly shouldLoad: boolean;
  /** True in a column, however wide the window is: the operator's picture for phones is the one that fits. */
  readonly slim?: boolean;
}) {
  return (
    <div {...rest} className={classes(css.slide, current && css.current)} inert={!current}>
      <OperatorLink href={link} className={css.link}>
        {shouldLoad && (
          <picture>
            {mobileImage !== null && !slim && <source media={css.mobilePicture} srcSet={mobileImage} />}
            <img src={slim ? (mobileImage ?? image) : image} alt="" className={css.picture} fetchPriority="low" />
          </picture>
        )}
        {title !== "" && <span className={css.title}>{title}</span>}
      </OperatorLink>
    </div>
  );
}
