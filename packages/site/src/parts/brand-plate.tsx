import { BrandMark } from "./brand-mark.tsx";
import * as css from "./brand-plate.css.ts";

/** The brand's logo where no header is around it: with the header's ground, for which it is drawn, in every theme. */
export function BrandPlate() {
  return (
    <span className={css.plate} data-region="header">
      <BrandMark />
    </span>
  );
}
