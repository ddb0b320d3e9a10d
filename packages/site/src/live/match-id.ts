import { idOf } from "../routes/id-parameter.ts";

/** The id of a live match in an address; null where none is, or none that a topic could be named by. */
export function liveMatchIdOf(text: string | undefined): number | null {
  const id = idOf(text);
  return id !== null && id < 2 ** 32 ? id : null;
}
