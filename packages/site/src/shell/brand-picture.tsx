import type { BrandPicture } from "@livery/skin";
import { useServices } from "../app/services.ts";
import { BrandPattern } from "./brand-pattern.tsx";
import * as css from "./brand-picture.css.ts";

/** What the brand shows where there is nothing, on a ground of its tile. Purely decorative. */
export function EmptyPicture({ picture: { src, width, height } }: { readonly picture: BrandPicture }) {
  const { pattern } = useServices().boot.brand;
  return (
    <div className={css.stand}>
      <BrandPattern picture={pattern} className={css.ground} />
      <img className={css.empty} src={src} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}

/** The brand's world behind the words of Home's head. Purely decorative, and the largest thing of the first view. */
export function ScenePicture({ picture: { src, width, height } }: { readonly picture: BrandPicture }) {
  return <img className={css.scene} src={src} width={width} height={height} alt="" fetchPriority="high" />;
}

/** As much of the brand's world as a low band holds. Purely decorative, and never what is waited for. */
export function BandPicture({ picture: { src, width, height } }: { readonly picture: BrandPicture }) {
  return <img className={css.band} src={src} width={width} height={height} alt="" fetchPriority="low" />;
}
