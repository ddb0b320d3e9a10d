import { encode } from "uqr";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./symbol.css.ts";

/** Light cells around the code: scanners need four. */
const border = 4;

export interface QrCodeProps extends WithClass {
  /** At most some 2,300 bytes. The encoder throws RangeError for a longer text. */
  readonly text: string;
  /** Describes the code's content. */
  readonly label: string;
}

/** A text as a QR code: one drawing, dark on light in every theme, so that any camera reads it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={classes(css.paper, css.qr, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join("")} fill="currentColor" />
    </svg>
  );
}
