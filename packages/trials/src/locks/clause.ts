/** A clause that locks rows. */
export const rowLock = /\bfor (?:no key update|key share|update|share)(?: of \w+)?(?: nowait| skip locked)?(?!\w)/giu;

/** A function of PostgreSQL that locks a number. */
export const advisoryLock = /\bpg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?(?=\()/gu;

/** The text with its comments blanked out, so that offsets stay the same. */
export function withoutComments(text: string, comment: RegExp): string {
  return text.replaceAll(comment, (found) => " ".repeat(found.length));
}
