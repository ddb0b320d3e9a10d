import { encode } from "uqr";
import * as css from "./qr-code.css.ts";

/** Light cells around the code: readers need four. */
const border = 4;

/** A text as a QR code: one drawing, dark on light in every theme, so that any camera reads it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: "M", border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join("")} fill="currentColor" />
    </svg>
  );
}
