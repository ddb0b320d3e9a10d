/** A number of a name and a seed, spread evenly (FNV-1a): the same for the same. */
export function numberOf(name: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed;
  for (const letter of `${name}/${seed}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Whether one of so many names is drawn by a seed. */
export const isDrawn = (name: string, seed: number, oneIn: number): boolean => numberOf(name, seed) % oneIn === 0;

interface StoryTest {
  readonly meta: object;
  readonly result?: { readonly state: string };
}

/** The id of a test's story, where it went well. */
export function passedStory({ meta, result }: StoryTest): string | null {
  const { storyId } = meta as { readonly storyId?: string };
  return storyId === undefined || result?.state === "fail" ? null : storyId;
}

/** The id of a test's story, where it went well and is drawn. */
export function drawnStory(test: StoryTest, seed: number, oneIn: number): string | null {
  const storyId = passedStory(test);
  return storyId !== null && isDrawn(storyId, seed, oneIn) ? storyId : null;
}
