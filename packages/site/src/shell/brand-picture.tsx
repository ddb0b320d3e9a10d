import type { BrandPicture } from "@livery/skin";
import * as css from "./brand-picture.css.ts";

/** What the brand shows where there is nothing. Purely decorative. */
export function EmptyPicture({ picture: { src, width, height } }: { readonly picture: BrandPicture }) {
  return <img className={css.empty} src={src} width={width} height={height} alt="" loading="lazy" />;
}

/** The brand's world behind the words of Home's head. Purely decorative, and the largest thing of the first view. */
export function ScenePicture({ picture: { src, width, height } }: { readonly picture: BrandPicture }) {
  return <img className={css.scene} src={src} width={width} height={height} alt="" fetchPriority="high" />;
}
