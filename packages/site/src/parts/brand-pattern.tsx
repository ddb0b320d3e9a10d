import type { BrandPicture } from "@livery/skin";
import { classes } from "@livery/ui";
import { useId } from "react";
import * as css from "./brand-pattern.css.ts";

/**
 * The brand's tile, repeated. Drawn as an SVG pattern: a background picture would need a style attribute, which the policy
 * refuses in a prerendered page. Purely decorative. Its container has its own stacking context (`isolation: "isolate"`), and may
 * change its layout by `className`.
 */
export function BrandPattern({
  picture,
  className,
}: {
  readonly picture: BrandPicture | null;
  readonly className?: string;
}) {
  const id = useId();
  if (picture === null) return null;
  const { src, width, height } = picture;
  return (
    <svg className={classes(css.behind, className)} aria-hidden>
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <image href={src} width={width} height={height} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
