/**
 * Resolves once every timer of at most `milliseconds` that is set by now has fired: a document fires its timers in the order in
 * which they are due. A wrong effect of such a timer has happened by then, however slow the machine is.
 */
export const timersFired = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
