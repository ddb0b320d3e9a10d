import type { UiFormats } from "../provider/formats.ts";

/** How a site writes amounts of one currency. */
export interface AmountWriting {
  /** The decimal separator; "" if the currency has no decimals. */
  readonly decimal: string;
  readonly decimals: number;
  /** The thousands separator; "" if there is none. */
  readonly group: string;
  /** Digits of any script → Latin digits. */
  readonly digits: (text: string) => string;
  /** Digits of any script → the same digits with thousands separators. */
  readonly grouped: (whole: string) => string;
  /** Minor units of a text, or null if the text is not an amount. */
  readonly read: (text: string) => bigint | null;
}

/**
 * A text while it is edited: as shown, and without thousands separators (`bare`); `bare` is null if the text cannot become an
 * amount.
 */
export interface AmountText {
  readonly text: string;
  readonly bare: string | null;
  /** The last text that was an amount in progress: deleting the wrong letter restores it. */
  readonly last?: AmountText;
}

/** The text after an edit, with the caret's index in it. */
export interface EditedAmount extends AmountText {
  readonly caret: number;
}

export interface AmountEdit {
  /** The field's text after the edit. */
  readonly raw: string;
  readonly caret: number;
  /** Delete, not Backspace: it removes the following digit. */
  readonly forward: boolean;
}

const inTheMaking = /^(\p{Nd}*)([.,٫،]?)(\p{Nd}*)$/u;
const mark = /^[.,٫،]$/u;
const digits = /^\p{Nd}*$/u;
const thousands = /^[1-9]\d{0,2} \p{Nd}{3}$/u;

/** Read from formatted amounts: only the formats know the separators. */
export function amountWriting(formats: UiFormats, currency: string): AmountWriting {
  const [, decimal = "", after = ""] = /^\p{Nd}+(\P{Nd}+)(\p{Nd}+)$/u.exec(formats.amount(0n, currency)) ?? [];
  return {
    decimal,
    decimals: after.length,
    group: /\P{Nd}/u.exec(formats.number(1_000_000))?.[0] ?? "",
    digits: (text) => formats.latinDigits(text),
    grouped(whole) {
      if (whole === "") return "";
      const written = formats.number(BigInt(formats.latinDigits(whole)));
      // The formats drop leading zeros: such digits stay as they were typed.
      if (written.replace(/\P{Nd}/gu, "").length !== whole.length) return whole;
      let next = 0;
      return written.replace(/\p{Nd}/gu, () => whole.charAt(next++));
    },
    read(text) {
      const parsed = formats.parseAmount(text, currency);
      return parsed.ok ? parsed.minor : null;
    },
  };
}

/** Converts a formatted amount to one that can be edited. */
export function writtenText(text: string, writing: AmountWriting): AmountText {
  const bare = writing.group === "" ? text : text.replaceAll(writing.group, "");
  return { text, bare: inTheMaking.test(bare) ? bare : null };
}

/**
 * Applies an edit to an amount. Digits are grouped while they are typed, in their script, and the caret stays at its digit. A typed
 * separator is the decimal separator, because the field inserts the thousands separators itself; the page's thousands separator
 * before exactly three digits is one however it came there, so that a text in the field is one amount. A pasted text is parsed with
 * its own separators; a text that is not an amount stays, so that the player can correct it.
 */
export function editAmount(
  before: AmountText,
  { raw, caret, forward }: AmountEdit,
  writing: AmountWriting,
): EditedAmount {
  const after = raw.slice(caret);
  if (before.last?.text === raw) return { ...before.last, caret };
  if (before.bare === null || !before.text.endsWith(after)) return afterInput(raw, caret, writing, before.last);
  const end = before.text.length - after.length;
  const start = sharedStart(before.text, raw, Math.min(caret, end));
  const inserted = raw.slice(start, caret);
  let head = before.bare.slice(0, bareIndex(before, start));
  let tail = before.bare.slice(bareIndex(before, end));
  // Only a thousands separator was deleted, which the field inserted: the edit applies to the digit beyond it.
  if (inserted === "" && end > start && head.length + tail.length === before.bare.length) {
    if (forward) tail = tail.slice(1);
    else head = head.slice(0, -1);
  }
  const typed = mark.test(inserted) && writing.decimals === 0 ? "" : inserted;
  const bare = head + typed + tail;
  const fits = digits.test(typed) || mark.test(typed);
  if (fits && inTheMaking.test(bare)) return shown(bare, head.length + typed.length, writing, before);
  return bare === inserted ? afterInput(inserted, caret, writing, before) : afterInput(raw, caret, writing, before);
}

/** A text that was replaced as a whole: pasted, filled in, dictated, or corrected by hand. */
function afterInput(raw: string, caret: number, writing: AmountWriting, last?: AmountText): EditedAmount {
  if (inTheMaking.test(raw) && (writing.decimals > 0 || digits.test(raw))) return shown(raw, caret, writing);
  const minor = writing.read(raw);
  const figures = raw.replace(/\P{Nd}/gu, "");
  const [, point = "", fraction = ""] = /^.*([.,٫،])(.*)$/su.exec(raw) ?? [];
  const decimals = fraction.replace(/\P{Nd}/gu, "");
  const split = figures.slice(0, figures.length - decimals.length) + point + decimals;
  const same = (writing.decimals > 0 ? [split, figures] : [figures]).find(
    (bare) => minor !== null && writing.read(bare) === minor,
  );
  if (same === undefined) return { text: raw, bare: null, caret, ...(last && { last }) };
  return shown(same, same.length, writing);
}

/** `before` is what is restored if the digit that made a separator one of thousands is deleted again. */
function shown(bare: string, index: number, writing: AmountWriting, before?: AmountText): EditedAmount {
  const [, whole = "", typed = "", decimals = ""] = inTheMaking.exec(bare) ?? [];
  if (typed.replace("،", ",") === writing.group && thousands.test(`${writing.digits(whole)} ${decimals}`)) {
    const edited = shown(whole + decimals, index > whole.length ? index - 1 : index, writing);
    return before ? { ...edited, last: { text: before.text, bare: before.bare } } : edited;
  }
  const grouped = writing.grouped(whole);
  const clash = grouped !== whole && typed === writing.group;
  const text = grouped + (clash ? writing.decimal : typed) + decimals;
  return { text, bare, caret: textIndex(grouped, whole.length, index) };
}

function sharedStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** Converts an index of the text to one of the bare amount. */
function bareIndex({ text, bare }: AmountText, index: number): number {
  const whole = /^\p{Nd}*/u.exec(bare ?? "")?.[0].length ?? 0;
  const grouped = text.length - ((bare ?? "").length - whole);
  if (index > grouped) return whole + index - grouped;
  return text.slice(0, index).replace(/\P{Nd}/gu, "").length;
}

/** Converts an index of the bare amount to one of the text: before a thousands separator rather than after it. */
function textIndex(grouped: string, whole: number, index: number): number {
  if (index >= whole) return grouped.length + index - whole;
  let left = index;
  let at = 0;
  while (left > 0) {
    if (digits.test(grouped.charAt(at))) left -= 1;
    at += 1;
  }
  return at;
}
