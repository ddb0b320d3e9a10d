import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { barcodePath } from "./barcode-path.ts";
import * as css from "./symbol.css.ts";

export interface BarcodeProps extends WithClass {
  /** Printable ASCII, as a coupon's number is. Throws RangeError for other text. */
  readonly text: string;
  /** Describes the barcode's content. */
  readonly label: string;
  /** Shows the text beneath, for typing it. */
  readonly captioned?: boolean;
}

/** A text as Code 128 for a till's scanner: dark on light in every theme, never mirrored. */
export function Barcode({ text, label, captioned = false, className }: BarcodeProps) {
  const { path, width } = barcodePath(text);
  return (
    <span className={classes(css.paper, css.barcode, className)} dir="ltr">
      <svg
        className={css.bars}
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      {captioned && <span className={css.caption}>{text}</span>}
    </span>
  );
}
