/** The zeros of the scripts' digits: each script's ten digits start at its zero. */
const zeros = [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xe50, 0xff10];

function latinDigit(char: string): string {
  const point = char.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => point >= start && point <= start + 9);
  return zero === undefined ? char : String(point - zero);
}

/** Replaces the digits of every script with Latin ones: "۱۲ روز" → "12 روز". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, latinDigit);
}
