import { AsyncLocalStorage } from "node:async_hooks";

/** A part of a request that is timed: a statement of the database. */
export interface Span {
  end(error?: unknown): void;
}

/** What all code that works for one request may know of it, however deep it is. */
export interface RequestContext {
  /** The request's id, which the ledger, the audit and the log name. */
  readonly id: string;
  /** Begins a span of the request's trace; absent where no traces are sent. */
  readonly startSpan?: ((name: string) => Span) | undefined;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs work for a request: what it awaits finds the request too. */
export function runInRequest<Result>(request: RequestContext, work: () => Result): Result {
  return requests.run(request, work);
}

/** The request that the running code works for; undefined in jobs and commands. */
export function currentRequest(): RequestContext | undefined {
  return requests.getStore();
}
