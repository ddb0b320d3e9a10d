import type { BrandPicture } from "@livery/skin";
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

/** The part of the brand's scene that fits a low band. Purely decorative, and never waited for. */
export function BandPicture({ picture: { src, width, height } }: { readonly picture: BrandPicture }) {
  return <img className={css.band} src={src} width={width} height={height} alt="" fetchPriority="low" />;
}
