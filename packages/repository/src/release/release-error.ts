/** A release that cannot go on. The message ends with what to do next; `code` is stable. */
export class ReleaseError extends Error {
  readonly code: "dirty-tree" | "no-changesets" | "pending-changesets" | "step-failed" | "not-installable";

  constructor(code: ReleaseError["code"], message: string) {
    super(message);
    this.name = "ReleaseError";
    this.code = code;
  }
}
