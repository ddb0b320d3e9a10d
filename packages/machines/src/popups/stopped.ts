/** The local storage key of the choice to stop showing announcements (§3, locally kept). */
export const popupsStoppedKey = "livery.popups.stopped";

/** The player's choice to stop showing announcements. */
export interface StoppedChoice {
  readonly read: () => boolean;
  readonly write: (stopped: boolean) => void;
}

export interface StoppedEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Called when the browser refuses storage; the choice then lives as long as the page. */
  readonly report: (error: unknown) => void;
}

/** Stores the choice in local storage: "1" once it is made, no value before. */
export function storedStopped({ storage, report }: StoppedEnvironment): StoppedChoice {
  return {
    read: () => {
      try {
        return storage.getItem(popupsStoppedKey) === "1";
      } catch (error) {
        report(error);
        return false;
      }
    },
    write: (stopped) => {
      try {
        if (stopped) storage.setItem(popupsStoppedKey, "1");
        else storage.removeItem(popupsStoppedKey);
      } catch (error) {
        report(error);
      }
    },
  };
}
