/** Samples of a window, 10 ms. */
const windowSize = 80;

/** What a person hears in the sound of a security code: the tones of each group, counted by their loudness. */
export function answerOf(sound: string | null): string {
  const samples = Buffer.from(sound?.split(",")[1] ?? "", "base64").subarray(44);
  const loud = Array.from({ length: Math.floor(samples.length / windowSize) }, (_, at) => {
    const part = samples.subarray(at * windowSize, (at + 1) * windowSize);
    return Math.sqrt(part.reduce((sum, sample) => sum + (sample - 128) ** 2, 0) / windowSize) > 25;
  });
  const groups: number[] = [];
  let quiet = Number.POSITIVE_INFINITY;
  for (const isLoud of loud) {
    if (isLoud && quiet > 60) groups.push(1);
    else if (isLoud && quiet > 5) groups.push((groups.pop() ?? 0) + 1);
    quiet = isLoud ? 0 : quiet + 1;
  }
  return groups.join("");
}
