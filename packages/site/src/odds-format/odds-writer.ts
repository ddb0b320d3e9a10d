import type { OddsWriter } from "@livery/i18n";
import { oddsRatio, thousandths, writeOdds, type OddsFormat } from "@livery/betting";

const maxCached = 20_000;

const shapes: Readonly<Record<OddsFormat, OddsWriter["shape"]>> = {
  decimal: "plain",
  fractional: "fraction",
  american: "signed",
  hongkong: "plain",
  malay: "signed",
  indonesian: "signed",
};

/**
 * Returns a writer for odds above 1, given in thousandths. Texts are cached: the same odds are shown far more often than new
 * ones. The minus is the real one, as wide as a figure and read out as "minus".
 */
export function oddsWriter(format: OddsFormat): OddsWriter {
  const written = new Map<number, string>();
  const write = (odds: number): string => {
    const known = written.get(odds);
    if (known !== undefined) return known;
    const text = writeOdds(format, oddsRatio(thousandths(odds))).replace("-", "−");
    if (written.size >= maxCached) written.clear();
    written.set(odds, text);
    return text;
  };
  return { write, shape: shapes[format] };
}
