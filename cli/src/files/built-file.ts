/** A file of the built brand: its path below the site's root, without a leading slash. */
export interface BuiltFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}
