import { Suspense, use, type ComponentType, type ReactElement } from "react";
import { useServices, type Services } from "../app/services.ts";

/** A part whose code is none of the first view's: until it comes its prerendered markup stands as it is. */
export interface SoonPart {
  /** Always the same: one made anew is an update, and what is not hydrated yet answers that by being drawn from nothing. */
  readonly element: ReactElement;
  /** Brings the part; answers once it is there (true), or has been missed twice and is asked for on. */
  readonly load: (services: Services) => Promise<boolean>;
}

/** A part on its way to one app. */
interface Coming {
  Part: ComponentType | null;
  /** Somebody has waited for it, and goes on from where he waited. */
  waited: boolean;
  readonly here: Promise<void>;
  readonly told: Promise<boolean>;
}

const isBuild = typeof window === "undefined";

/**
 * A part with all that it is drawn with, its face too: one that came without would be taken over, change, and have its face drawn
 * from nothing. Code that does not come takes no page with it: it is asked for until it does, and the page says so. In a build it is an
 * error: nobody would ask again.
 */
export function soonPart(load: (services: Services) => Promise<ComponentType>): SoonPart {
  const known = new WeakMap<Services, Coming>();
  const comingTo = (services: Services): Coming => {
    const before = known.get(services);
    if (before !== undefined) return before;
    let tellMissed: (isHere: false) => void = () => undefined;
    const missed = new Promise<false>((resolve) => (tellMissed = resolve));
    const fetch = async (): Promise<void> => {
      coming.Part = isBuild
        ? await load(services)
        : await services.lostCode.ask(
            () => load(services),
            () => tellMissed(false),
          );
    };
    const here = Promise.resolve().then(fetch);
    const told = Promise.race([here.then(() => true), missed]);
    const coming: Coming = { Part: null, waited: false, here, told };
    known.set(services, coming);
    return coming;
  };
  function Soon() {
    const coming = comingTo(useServices());
    coming.waited ||= coming.Part === null;
    if (coming.waited) use(coming.here);
    const { Part } = coming;
    return Part && <Part />;
  }
  return {
    element: (
      <Suspense fallback={null}>
        <Soon />
      </Suspense>
    ),
    load: (services) => comingTo(services).told,
  };
}
