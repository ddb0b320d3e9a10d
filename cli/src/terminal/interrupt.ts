import { exitCodes, type ExitCode } from "../errors.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
type Signal = (typeof signals)[number];

const codes: Readonly<Record<Signal, ExitCode>> = {
  SIGINT: exitCodes.interrupted,
  SIGTERM: exitCodes.terminated,
  SIGHUP: exitCodes.hungUp,
};

let received: Signal | undefined;
let stopsInOrder = false;
const listeners: ((signal: Signal) => void)[] = [];
let hangUp: (() => void) | undefined;

/**
 * Ends the command at Ctrl-C, SIGTERM and SIGHUP with the shell's code for the signal. A command that stops in order gets the
 * first one from `stopSignal`; the second one ends it at once.
 */
export function handleSignals(): void {
  for (const signal of signals)
    process.on(signal, () => {
      if (signal === "SIGHUP" && hangUp !== undefined) return hangUp();
      if (!stopsInOrder || received !== undefined) process.exit(codes[signal]);
      received = signal;
      for (const listener of listeners) listener(signal);
    });
}

/** Resolves at the first signal; from this call on the command ends by itself. */
export function stopSignal(): Promise<Signal> {
  stopsInOrder = true;
  return new Promise((resolve) => listeners.push(resolve));
}

/** From this call on SIGHUP runs this and ends nothing: a service opens its log again. */
export function onHangUp(work: () => void): void {
  hangUp = work;
  // The terminal of a service may be closed: what it says there is lost then, and ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** The exit code of a command that has done its work: 130 after Ctrl-C; 0 for a service that its manager stopped in order. */
export function orderlyCode(): ExitCode {
  return received === "SIGINT" ? exitCodes.interrupted : exitCodes.ok;
}

/** The exit code of the signal that ended a command before its work was done; undefined without one. */
export function signalCode(): ExitCode | undefined {
  return received && codes[received];
}
