import type { Slider } from "@livery/contract";
import { classes } from "@livery/ui";
import type { ComponentPropsWithoutRef } from "react";
import { OperatorLink } from "../shell/operator-link.tsx";
import * as css from "./promo-slide.css.ts";

/** A banner; its picture is fetched when it is wanted. It fills the place that it stands in. */
export function PromoSlide({
  promo: { image, link, mobileImage, title },
  current,
  wanted,
  ...rest
}: Omit<ComponentPropsWithoutRef<"div">, "children" | "className" | "inert"> & {
  readonly promo: Slider;
  readonly current: boolean;
  readonly wanted: boolean;
}) {
  return (
    <div {...rest} className={classes(css.slide, current && css.current)} inert={!current}>
      <OperatorLink href={link} className={css.link}>
        {wanted && (
          <picture>
            {mobileImage !== null && <source media={css.mobilePicture} srcSet={mobileImage} />}
            <img src={image} alt="" className={css.picture} fetchPriority="low" />
          </picture>
        )}
        {title !== "" && <span className={css.title}>{title}</span>}
      </OperatorLink>
    </div>
  );
}
