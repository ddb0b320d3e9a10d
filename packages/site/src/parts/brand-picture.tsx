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

interface SceneProps {
  readonly picture: BrandPicture;
  /**
   * `stage`: behind the text of a Home's head, the largest element of the first view, loaded first. `foot`: at the foot of a page's
   * head. `band`: the part of it that fits a low band, on a phone faint under the text. The last two are never waited for.
   */
  readonly place: "stage" | "foot" | "band";
  /** Lays it out otherwise. */
  readonly className?: string | undefined;
}

/** The brand's scene. Purely decorative. */
export function ScenePicture({ picture: { src, width, height }, place, className }: SceneProps) {
  return (
    <img
      className={classes(css.scenes[place], className)}
      src={src}
      width={width}
      height={height}
      alt=""
      fetchPriority={place === "stage" ? "high" : "low"}
    />
  );
}
