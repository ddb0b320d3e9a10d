/** The local storage key of the slip that was last handed over. */
export const handedSlipKey = "livery.slip.handed";

/**
 * The slip that this host handed over last. It is not sent again, so that it does not overwrite a newer slip on the other host.
 */
export interface HandedSlip {
  readonly read: () => string | null;
  readonly write: (slip: string) => void;
}

export interface HandedEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly report: (error: unknown) => void;
}

/** Stores the handed slip's text in local storage. */
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
