import type { BrandPicture } from "@livery/skin";
import { classes } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { BrandPattern } from "./brand-pattern.tsx";
import * as css from "./brand-picture.css.ts";

/** The brand's picture of an empty state, on a ground of its tile. Purely decorative. */
export function EmptyPicture({ picture: { src, width, height } }: { readonly picture: BrandPicture }) {
  const { pattern } = useServices().boot.brand;
  return (
    <div className={css.stand}>
      <BrandPattern picture={pattern} className={css.ground} />
      <img className={css.empty} src={src} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}

/** The brand's scene behind the text of Home's head. Purely decorative, and the largest element of the first view. */
export function ScenePicture({ picture: { src, width, height } }: { readonly picture: BrandPicture }) {
  return <img className={css.scene} src={src} width={width} height={height} alt="" fetchPriority="high" />;
}

/** The brand's scene at the foot of a page's head, below its text; `className` may lay it out otherwise. Purely decorative. */
export function FootPicture({
  picture: { src, width, height },
  className,
}: {
  readonly picture: BrandPicture;
  readonly className: string;
}) {
  return (
    <img className={classes(css.foot, className)} src={src} width={width} height={height} alt="" fetchPriority="low" />
  );
}

/**
 * The part of the brand's scene that fits a low band. Purely decorative, and never waited for. On a phone it is faint under the
 * text, or `besideText` in a place of its own.
 */
export function BandPicture({
  picture: { src, width, height },
  besideText,
}: {
  readonly picture: BrandPicture;
  /** The class of its place beside the text. */
  readonly besideText?: string;
}) {
  const image = <img className={css.band} src={src} width={width} height={height} alt="" fetchPriority="low" />;
  return besideText === undefined ? image : <div className={classes(css.besideText, besideText)}>{image}</div>;
}
