import { settled } from "@livery/ui/testing";
import type { OpenSite } from "./open-site.tsx";

/** Waits until a site has done what it began: its route, answers and rows are there, and what moves stands still. */
export async function untilDone({ app, commits }: Pick<OpenSite, "app" | "commits">): Promise<void> {
  const isBusy = (): boolean =>
    app.router.state.status !== "idle" ||
    app.services.queries.isFetching() > 0 ||
    document.querySelector("[aria-busy=true]") !== null;
  let before: number;
  do {
    before = commits();
    await settled();
  } while (commits() !== before || isBusy());
}

/** As `untilDone`, of a site with answers that do not come. */
export async function untilStill({ commits }: Pick<OpenSite, "commits">): Promise<void> {
  let before: number;
  do {
    before = commits();
    await settled();
  } while (commits() !== before);
}
