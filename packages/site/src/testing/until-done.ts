import type { OpenSite } from "./open-site.tsx";

/** Resolves after the next frame and the tasks that were queued behind it. */
const frame = (): Promise<unknown> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    }),
  );

const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(({ effect, playState }) => playState === "running" && effect?.getTiming().iterations !== Infinity);

/** Waits for two frames in a row in which nothing is committed, moves or is busy. */
async function untilIdle(commits: () => number, isBusy: () => boolean): Promise<void> {
  for (let idleFrames = 0, before = commits(); idleFrames < 2; before = commits()) {
    await frame();
    idleFrames = commits() === before && !isBusy() && !isMoving() ? idleFrames + 1 : 0;
  }
}

/** Waits until a site has finished: its route, answers and rows are loaded, and no animation runs. */
export function untilDone({ app, commits }: Pick<OpenSite, "app" | "commits">): Promise<void> {
  const { queries } = app.services;
  return untilIdle(
    commits,
    () =>
      app.router.state.status !== "idle" ||
      queries.isFetching() > 0 ||
      document.querySelector("[aria-busy=true]") !== null,
  );
}

/** Like `untilDone`, for a site with answers that never arrive. */
export function untilStill({ commits }: Pick<OpenSite, "commits">): Promise<void> {
  return untilIdle(commits, () => false);
}
