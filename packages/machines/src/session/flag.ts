/** What the tabs of one browser tell each other about the session. */
export interface SignedInFlag {
  /** `userId` says who is signed in, so that another player is news too. */
  readonly write: (signedIn: boolean, userId?: number) => void;
  /** Calls back whenever another tab changed it: signed in, as another player, or out. Returns what ends that. */
  readonly follow: (changed: (signedIn: boolean) => void) => () => void;
}

/** The flag's place in local storage: "1" signed in, "0" signed out (§4). */
export const signedInFlagKey = "livery.signedIn";
/** Whose session it is; a flag for the screen alone, as the cookie `userId` is. */
export const signedInUserKey = "livery.signedIn.user";
/** Milliseconds between looks at the flag where no storage event comes (§9, D30). */
const pollEvery = 1_000;

export interface FlagEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly window: Pick<Window, "addEventListener" | "removeEventListener" | "setInterval" | "clearInterval">;
  /** Told when the browser refuses storage; the tabs then do not hear of each other. */
  readonly report: (error: unknown) => void;
}

/** The flag in local storage: followed by the storage event, with a look every second as the fallback (D30). */
export function storedFlag({ storage, window, report }: FlagEnvironment): SignedInFlag {
  /** "0", or "1:" and the player: a tab that slept through a sign-out sees that it is somebody else's turn. */
  const read = () => {
    try {
      const flag = storage.getItem(signedInFlagKey);
      return flag === "1" ? `1:${storage.getItem(signedInUserKey) ?? ""}` : flag;
    } catch (error) {
      report(error);
      return null;
    }
  };
  let last = read();
  return {
    write: (signedIn, userId) => {
      const user = userId === undefined ? "" : String(userId);
      last = signedIn ? `1:${user}` : "0";
      try {
        // The player first: where the flag is seen, it is known whose it is.
        if (signedIn) storage.setItem(signedInUserKey, user);
        storage.setItem(signedInFlagKey, signedIn ? "1" : "0");
      } catch (error) {
        report(error);
      }
    },
    follow: (changed) => {
      const check = () => {
        const value = read();
        if (value === last) return;
        last = value;
        if (value === "0" || value?.startsWith("1:")) changed(value !== "0");
      };
      const receive = (event: StorageEvent) => {
        if (event.key === signedInFlagKey || event.key === signedInUserKey) check();
      };
      window.addEventListener("storage", receive);
      const poll = window.setInterval(check, pollEvery);
      return () => {
        window.removeEventListener("storage", receive);
        window.clearInterval(poll);
      };
    },
  };
}
