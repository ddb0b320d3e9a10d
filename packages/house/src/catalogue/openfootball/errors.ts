/** A file that cannot be read as fixtures at all; nothing of it was written. */
export class OpenFootballFileError extends Error {
  readonly file: string;
  /** "line 3, column 14", "matches", "rounds[2].matches". */
  readonly location: string;

  constructor(file: string, location: string, why: string, cause?: unknown) {
    super(
      `${file}: ${location}: ${why}. Give a fixtures file of openfootball: { "name": "English Premier League 2025/26", "matches": [ … ] }.`,
      cause === undefined ? undefined : { cause },
    );
    this.name = "OpenFootballFileError";
    this.file = file;
    this.location = location;
  }
}
