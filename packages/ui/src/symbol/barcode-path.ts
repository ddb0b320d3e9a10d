import { encodeCode128 } from "etiket/barcode";

/** Modules of light that a scanner needs on either side (ISO/IEC 15417). */
const quietZone = 10;

export interface BarcodeShape {
  /** Its height is one unit. */
  readonly path: string;
  /** In modules, including the light margins. */
  readonly width: number;
}

/** The bars of a text of printable ASCII in Code 128. Throws RangeError for other text, which no till could type. */
export function barcodePath(text: string): BarcodeShape {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`no barcode for "${text}": give printable ASCII`);
  const widths = encodeCode128(text);
  let at = quietZone;
  const bars: string[] = [];
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push(`M${at} 0h${width}v1h-${width}z`);
    at += width;
  }
  return { path: bars.join(""), width: at + quietZone };
}
