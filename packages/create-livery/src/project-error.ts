/** A project that was not made: nothing of it is there. */
export class ProjectError extends Error {
  override readonly name = "ProjectError";
  readonly next: string;
  /** As of `livery`: 2 for the command line, 4 for the machine, 130 when it was stopped. */
  readonly exitCode: number;

  constructor(message: string, next: string, exitCode: number) {
    super(message);
    this.next = next;
    this.exitCode = exitCode;
  }
}
