/** A field of a protobuf message, found and not interpreted. */
export interface Field {
  readonly number: number;
  readonly wireType: number;
  /** Where its tag begins. */
  readonly start: number;
  /** Where its value begins; a text's or message's own bytes, after their length. */
  readonly value: number;
  readonly end: number;
}

/** A varint of at most 64 bits, as a number; null where the bytes end within it. */
export function varintAt(bytes: Buffer, at: number): { readonly value: number; readonly end: number } | null {
  let value = 0;
  for (let index = 0; index < 10; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return null;
    value += (byte & 127) * 2 ** (7 * index);
    if (byte < 128) return { value, end: at + index + 1 };
  }
  return null;
}

/** A number of up to 32 bits as a varint. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value >>> 0; ; left >>>= 7) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left & 127) | 128);
  }
}

function endOf(bytes: Buffer, wireType: number, at: number): { readonly value: number; readonly end: number } | null {
  if (wireType === 0) {
    const number = varintAt(bytes, at);
    return number && { value: at, end: number.end };
  }
  if (wireType === 1) return { value: at, end: at + 8 };
  if (wireType === 5) return { value: at, end: at + 4 };
  if (wireType !== 2) return null;
  const size = varintAt(bytes, at);
  return size && { value: size.end, end: size.end + size.value };
}

/** The fields of a message in their order; null of bytes that are none. */
export function fieldsOf(bytes: Buffer): readonly Field[] | null {
  const fields: Field[] = [];
  let start = 0;
  while (start < bytes.length) {
    const tag = varintAt(bytes, start);
    const range = tag && endOf(bytes, tag.value & 7, tag.end);
    if (tag === null || range === null || range.end > bytes.length) return null;
    fields.push({ number: Math.floor(tag.value / 8), wireType: tag.value & 7, start, ...range });
    start = range.end;
  }
  return fields;
}

/** The texts and messages that stand under a number. */
export function partsOf(bytes: Buffer, number: number): readonly Buffer[] {
  return (fieldsOf(bytes) ?? [])
    .filter((field) => field.number === number && field.wireType === 2)
    .map(({ value, end }) => bytes.subarray(value, end));
}
