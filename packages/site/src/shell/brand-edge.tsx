import { useId } from "react";
import { useServices } from "../core/services.ts";
import * as css from "./brand-edge.css.ts";

/** The brand's strip along the page's head. Its space is reserved, so that nothing moves for it. Purely decorative. */
export function BrandEdge() {
  const id = useId();
  const { edge } = useServices().boot.brand;
  if (edge === null) return null;
  const { src, width, height } = edge;
  return (
    <div className={css.edge} aria-hidden>
      <svg className={css.strip} height={height}>
        <defs>
          <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
            <image href={src} width={width} height={height} />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
