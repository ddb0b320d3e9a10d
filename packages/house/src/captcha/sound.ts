import { randomInt } from "node:crypto";
import { between } from "./chance.ts";

/** Samples per second; 8-bit PCM, mono. */
const rate = 8_000;
/** Amplitudes as parts of the whole range: tones stand out of the noise and the hum for an ear. */
const noise = 0.06;
const hum = 0.08;

/**
 * A sound of groups of tones, as many in each group as its digit; a `data:` address of a WAV file. Pitch, length, loudness and
 * pauses of the tones are random, above noise and a hum: no field says how many there are. A script can count them, as one can
 * read a picture: the rate limit is what stops it.
 * @param digits each from 1 to 9
 */
export function captchaSound(digits: string): string {
  const parts = [silence(between(0.5, 0.7))];
  for (const digit of digits) {
    for (let count = 0; count < Number(digit); count++) parts.push(tone(), silence(between(0.14, 0.2)));
    parts.push(silence(between(0.9, 1.1)));
  }
  const samples = parts.flat();
  const humming = (2 * Math.PI * between(90, 140)) / rate;
  const data = Buffer.from(
    samples.map((sample, at) => {
      const mixed = sample + hum * Math.sin(humming * at) + noise * (randomInt(2_001) / 1_000 - 1);
      return Math.max(0, Math.min(255, 128 + Math.trunc(mixed * 127)));
    }),
  );
  return `data:audio/wav;base64,${Buffer.concat([wavHeader(data.length), data]).toString("base64")}`;
}

function silence(seconds: number): readonly number[] {
  return Array.from({ length: Math.trunc(seconds * rate) }, () => 0);
}

/** A tone with soft ends. */
function tone(): readonly number[] {
  const [pitch, loud] = [between(450, 1_100), between(0.45, 0.8)];
  const length = Math.trunc(between(0.11, 0.17) * rate);
  const soft = rate / 100;
  return Array.from({ length }, (_, at) => {
    const end = Math.min(1, at / soft, (length - at) / soft);
    return loud * end * Math.sin((2 * Math.PI * pitch * at) / rate);
  });
}

/** Of PCM with one byte a sample. */
function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(bytes, 40);
  return header;
}
