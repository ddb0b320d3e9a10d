import { fork } from "node:child_process";
import { once } from "node:events";

/** A process that answers each order with one message; its first message says that it is there. */
export interface WorkerProcess<Order, Answer> {
  readonly first: Answer;
  request(order: Order): Promise<Answer>;
  end(): Promise<void>;
}

/** Starts a script of the bench in a process of its own, so that what it takes is nobody else's. Throws Error where it ends. */
export async function startWorker<Order extends object, Answer>(
  script: URL,
  ...args: readonly string[]
): Promise<WorkerProcess<Order, Answer>> {
  const child = fork(script, args, { execArgv: ["--conditions=livery-source", "--expose-gc"] });
  const exit = once(child, "exit");
  const early = exit.then(([code]): never => {
    throw new Error(`${script.pathname} ended with ${String(code)}`);
  });
  // Whoever waits for an answer hears of it.
  early.catch(() => undefined);
  const next = (): Promise<Answer> =>
    Promise.race([new Promise<Answer>((resolve) => child.once("message", resolve as () => void)), early]);
  const first = await next();
  return {
    first,
    request: (order) => {
      const answer = next();
      child.send(order);
      return answer;
    },
    end: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}
