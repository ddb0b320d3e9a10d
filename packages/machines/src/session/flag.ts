/** The session state that the tabs of one browser share. */
export interface SignedInFlag {
  /** Stores the state. `userId` is the player, so that other tabs notice a change of player too. */
  readonly write: (signedIn: boolean, userId?: number) => void;
  /**
   * Calls back when another tab changed it: signed in, signed in as another player, or signed out. Returns a function that ends
   * this.
   */
  readonly follow: (changed: (signedIn: boolean) => void) => () => void;
}

/** The local storage key of the flag: "1" signed in, "0" signed out (§4). */
export const signedInFlagKey = "livery.signedIn";
/** The local storage key of the session's user id; only for display, like the cookie `userId`. */
export const signedInUserKey = "livery.signedIn.user";
/** Milliseconds between reads of the flag if no storage event comes (§9, D30). */
const pollEvery = 1_000;

export interface FlagEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly window: Pick<Window, "addEventListener" | "removeEventListener" | "setInterval" | "clearInterval">;
  /** Called when the browser refuses storage; the tabs then do not notice each other's changes. */
  readonly report: (error: unknown) => void;
}

/** The flag in local storage: follows the storage event, and reads it every second as the fallback (D30). */
export function storedFlag({ storage, window, report }: FlagEnvironment): SignedInFlag {
  /** Returns "0", or "1:" and the user id: a tab that missed a sign-out notices that another player is signed in. */
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
        // The user id first: a tab that sees the flag can then read whose it is.
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
