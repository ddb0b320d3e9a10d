import { CancelledError } from "../errors.ts";
import { stopSignal } from "./interrupt.ts";

/** Aborted by the first Ctrl-C, SIGTERM or SIGHUP: the command cleans up, and the second one ends it at once. */
export function cancellation(): AbortSignal {
  const controller = new AbortController();
  void stopSignal().then(() => controller.abort(new CancelledError()));
  return controller.signal;
}
