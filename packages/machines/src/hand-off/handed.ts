/** Where the slip that was last handed over is remembered. */
export const handedSlipKey = "livery.slip.handed";

/** What this host has handed over already: the same slip does not overwrite a newer one on the other host. */
export interface HandedSlip {
  readonly read: () => string | null;
  readonly write: (slip: string) => void;
}

export interface HandedEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly report: (error: unknown) => void;
}

/** The handed slip's text in local storage. */
export function storedHandedSlip({ storage, report }: HandedEnvironment): HandedSlip {
  return {
    read: () => {
      try {
        return storage.getItem(handedSlipKey);
      } catch (error) {
        report(error);
        return null;
      }
    },
    write: (slip) => {
      try {
        storage.setItem(handedSlipKey, slip);
      } catch (error) {
        report(error);
      }
    },
  };
}
