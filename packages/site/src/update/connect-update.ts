import { updateBannerMachine, updateOffered } from "@livery/machines";
import { createActor } from "xstate";
import type { Services } from "../core/services.ts";
import { loadSettings } from "../core/settings.ts";
import { followLive } from "./follow-live.ts";
import type { RunningUpdate } from "./update-access.ts";

export interface UpdateEnvironment {
  readonly document: Pick<Document, "addEventListener" | "visibilityState">;
  /** The host that the page was opened on. */
  readonly domain: string;
}

/** Starts the update banner's machine and connects it to the tab, the settings and everything that a maintenance has stopped. */
export function connectUpdate(services: Services, { document, domain }: UpdateEnvironment): RunningUpdate {
  const { boot, client, house, live, now, queries, reload, session, settings, start, storage } = services;
  const actor = createActor(updateBannerMachine, {
    input: {
      release: boot.release,
      check: async (signal) => (await house()).release(signal),
      visible: document.visibilityState === "visible",
      now,
    },
  });
  const refreshSettings = async (): Promise<void> =>
    settings.set(await loadSettings({ boot, client, storage, domain }));
  let maintenance = false;
  actor.subscribe(({ context }) => {
    // The settings contain the time when the site opens again.
    if (context.maintenance && !maintenance) void refreshSettings();
    maintenance = context.maintenance;
  });
  actor.on("reload", reload);
  actor.on("reopened", () => {
    void refreshSettings();
    if (start.state.get().failed) start.send({ type: "RETRY" });
    session.send({ type: "REFRESH" });
    void queries.refetchQueries({ type: "active" });
  });
  checkAfterReconnect(services, () => actor.send({ type: "CHECK" }));
  document.addEventListener("visibilitychange", () => {
    actor.send({ type: document.visibilityState === "visible" ? "VISIBLE" : "HIDDEN" });
  });
  actor.start();
  followLive(live, actor);
  return {
    send: (event) => actor.send(event),
    read: () => {
      const { context } = actor.getSnapshot();
      return { offered: updateOffered(context) !== null, maintenance: context.maintenance };
    },
    subscribe: (listener) => void actor.subscribe(listener),
  };
}

/** A server that was away may have returned with a newer build: checks when network or live link return. */
function checkAfterReconnect({ connection, live }: Services, check: () => void): void {
  let wasDisconnected = false;
  live.link.subscribe(() => {
    const link = live.link.get();
    if (link === "reconnecting" || link === "refresh") wasDisconnected = true;
    else if (link === "connected" && wasDisconnected) {
      wasDisconnected = false;
      check();
    }
  });
  connection.online.subscribe(() => connection.online.get() && check());
}
