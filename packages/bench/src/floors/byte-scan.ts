/** The floor of decoding: every byte of the frames read once. */
export function byteScan(frames: readonly Uint8Array[]): number {
  let sum = 0;
  for (const frame of frames) for (let at = 0; at < frame.length; at++) sum += frame[at] as number;
  return sum;
}
