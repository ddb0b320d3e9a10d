import type { DevBrand } from "./dev-brand.ts";

/** The shown brand, and the message of an error that covers it. */
export interface Shown {
  readonly brand: DevBrand;
  readonly wrong: string | null;
}

/** What the dev server shows at present, and the one way to replace it. */
export interface ShownBrand {
  readonly now: Shown;
  /** Rejects with the error of `read`; what was shown stays then, and the next one begins. */
  replace(read: (before: Shown) => Promise<Shown>): Promise<void>;
}

/** One reading after the other: of two at once the one that began first could end last, and its older brand would be shown. */
export function shownBrand(first: DevBrand): ShownBrand {
  let now: Shown = { brand: first, wrong: null };
  let last: Promise<void> = Promise.resolve();
  return {
    get now() {
      return now;
    },
    replace(read) {
      const next = after(last, async () => {
        now = await read(now);
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
}

async function after(before: Promise<void>, work: () => Promise<void>): Promise<void> {
  await before;
  await work();
}
