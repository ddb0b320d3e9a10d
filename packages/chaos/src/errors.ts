export type ChaosErrorCode = "invalid_option" | "port_taken";

/** Why a proxy does not open, or a setting is refused; `next` says what to do about it. */
export class ChaosError extends Error {
  override readonly name = "ChaosError";
  readonly code: ChaosErrorCode;
  readonly next: string;

  constructor(code: ChaosErrorCode, message: string, next: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.next = next;
  }
}
