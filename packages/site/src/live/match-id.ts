import { idOf } from "../routes/id-parameter.ts";

/** Returns the id of a live match in an address; null where there is none, or none that is valid in a topic. */
export function liveMatchIdOf(text: string | undefined): number | null {
  const id = idOf(text);
  return id !== null && id < 2 ** 32 ? id : null;
}
