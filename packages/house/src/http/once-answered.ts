import type { FastifyReply } from "fastify";

/** The status in log, metrics and traces of a request whose client left before the whole answer: nginx's own. */
const clientLeft = 499;

/**
 * Runs `work` with the status once a request is over: after its answer, or as its client leaves before that, which Fastify's
 * `onResponse` does not report.
 */
export function onceAnswered({ raw }: FastifyReply, work: (status: number) => void): void {
  raw.once("close", () => work(raw.writableFinished ? raw.statusCode : clientLeft));
}
