import type { UserInfo } from "@livery/contract";
import {
  appStartMachine,
  notifyOverlayMachine,
  overlayNotice,
  sessionMachine,
  sessionView,
  startView,
  type SignedInFlag,
} from "@livery/machines";
import { createActor, waitFor, type ActorRefFrom } from "xstate";
import { firstOdds } from "../pages/home/first-odds.ts";
import type { RouteRow } from "../routes/table.ts";
import type { Services } from "../core/services.ts";
import { loadSettings } from "../core/settings.ts";
import { userOf } from "../core/user.ts";

export interface ActorsOptions {
  /** The page that the document was opened on. */
  readonly route: RouteRow;
  /** Loads the page's own files: its chunk and its variant. */
  readonly loadFiles: () => Promise<void>;
  readonly flag: SignedInFlag;
  /** The host that the page was opened on. */
  readonly domain: string;
}

/** The machines of every page; none of them runs yet. */
export interface Actors {
  readonly overlay: ActorRefFrom<typeof notifyOverlayMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly start: ActorRefFrom<typeof appStartMachine>;
}

/**
 * Creates the machines behind start, session and overlay, and connects the services to them. Called once an app, in a browser.
 */
export function createActors(services: Services, { domain, flag, loadFiles, route }: ActorsOptions): Actors {
  const { boot, client, settings, storage } = services;
  const checkUser = async (signal: AbortSignal): Promise<UserInfo | null> =>
    await client.call("getUserData", {}, { signal });
  const overlay = createActor(notifyOverlayMachine);
  const session = createActor(sessionMachine, {
    input: {
      check: checkUser,
      signIn: async (credentials, signal) => {
        await client.call("userLogin", credentials, { signal });
        const user = await checkUser(signal);
        if (user === null) throw new Error("signed in, and yet nobody is there: are cookies blocked?");
        return user;
      },
      signOut: async (signal) => {
        await client.call("logout", {}, { signal });
      },
      flag,
    },
  });
  const start = createActor(appStartMachine, {
    input: {
      isLoginRoute: route.signsIn,
      loadSettings: async (signal) => {
        const loaded = await loadSettings({ boot, client, storage, domain }, signal);
        settings.set(loaded);
        return loaded;
      },
      // The languages with their messages and documents are baked into the page (D58).
      loadLanguages: async () =>
        boot.languages.map((record, index) => ({ ...languageDetail, ...record, languageId: index })),
      loadFiles,
      checkSession: async () => {
        session.start();
        const known = await waitFor(session, (snapshot) => userOf(sessionView(snapshot)) !== "unknown");
        return known.context.user;
      },
      loadOdds: () => firstOdds(services, route),
    },
  });
  services.overlay.attach({
    send: (event) => overlay.send(event),
    read: () => overlayNotice(overlay.getSnapshot().context),
    subscribe: (listener) => void overlay.subscribe(listener),
  });
  services.session.attach({
    send: (event) => session.send(event),
    read: () => sessionView(session.getSnapshot()),
    subscribe: (listener) => void session.subscribe(listener),
  });
  services.start.attach({
    send: (event) => start.send(event),
    read: () => startView(start.getSnapshot()),
    subscribe: (listener) => void start.subscribe(listener),
  });
  return { overlay, session, start };
}

/** The fields of a language record that a page does not need. */
const languageDetail = { icon: "", directory: "", enabled: true } as const;
