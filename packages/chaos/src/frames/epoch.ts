import { fieldsOf, varint, varintAt, type Field } from "./fields.ts";

const prime = 0x01000193;
/** `prime` times this is 1 in 32 bits: a step can be taken back. */
const inverse = 0x359c449b;

/** The step of Frame.check (frame.proto). */
const step = (hash: number, word: number): number => Math.imul(hash ^ word, prime);

const numbers = { topic: 1, epoch: 2, offset: 3, prevOffset: 4, serverMs: 5, sourceAgeMs: 6, check: 15 } as const;

/** The check before its last step, which is the body's sum. */
function headerCheck(frame: Buffer, fields: readonly Field[], epoch: number, kind: number): number {
  const field = (number: number) => fields.find((each) => each.number === number);
  const word = (number: number): number => {
    const found = field(number);
    return found === undefined ? 0 : (varintAt(frame, found.value)?.value ?? 0) | 0;
  };
  const topic = field(numbers.topic);
  const time = field(numbers.serverMs);
  let hash = 0x811c9dc5;
  for (const byte of topic === undefined ? [] : frame.subarray(topic.value, topic.end)) hash = step(hash, byte);
  hash = step(hash, epoch);
  hash = step(hash, word(numbers.offset));
  hash = step(hash, word(numbers.prevOffset));
  hash = step(hash, time === undefined ? 0 : frame.readInt32LE(time.value));
  hash = step(hash, time === undefined ? 0 : frame.readInt32LE(time.value + 4));
  hash = step(hash, word(numbers.sourceAgeMs));
  return step(hash, kind);
}

/**
 * The frame as a publisher with another epoch would have sent it: whoever checks it finds it whole. The body's sum is taken out
 * of the old check, so that no body has to be understood. Null of what is no frame, or where there is no such epoch.
 */
export function withEpoch(frame: Buffer, added: number): Buffer | null {
  const fields = fieldsOf(frame);
  const kind = fields?.find(({ number }) => number >= 8 && number <= 14);
  const old = fields?.find(({ number, wireType }) => number === numbers.epoch && wireType === 0);
  const time = fields?.find(({ number }) => number === numbers.serverMs);
  if (!fields || !kind || !old || (time && time.wireType !== 1)) return null;
  const from = varintAt(frame, old.value)?.value ?? 0;
  const epoch = from + added;
  if (epoch < 1 || epoch >= 2 ** 32) return null;
  const checked = fields.find(({ number, wireType }) => number === numbers.check && wireType === 5);
  const check = checked === undefined ? 0 : frame.readInt32LE(checked.value);
  const sum = Math.imul(check, inverse) ^ headerCheck(frame, fields, from, kind.number);
  const nextCheck = step(headerCheck(frame, fields, epoch, kind.number), sum);
  const tail = Buffer.alloc(5, (numbers.check << 3) | 5);
  tail.writeInt32LE(nextCheck, 1);
  const parts = fields
    .filter((field) => field !== checked)
    .map((field) =>
      field === old
        ? Buffer.concat([Buffer.from([numbers.epoch << 3]), varint(epoch)])
        : frame.subarray(field.start, field.end),
    );
  return Buffer.concat(nextCheck === 0 ? parts : [...parts, tail]);
}
