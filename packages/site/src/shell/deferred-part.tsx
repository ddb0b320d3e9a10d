import { Suspense, use, type ComponentType, type ReactElement } from "react";
import { useServices, type Services } from "../app/services.ts";

/** A part whose code is none of the first view's: until it comes its prerendered markup stands as it is. */
export interface DeferredPart {
  /** Always the same: one made anew is an update, and what is not hydrated yet answers that by being drawn from nothing. */
  readonly element: ReactElement;
  /** Brings the part; answers once it is there (true), or has been missed twice and is asked for on. */
  readonly load: (services: Services) => Promise<boolean>;
}

/** A part on its way to one app. */
interface PendingPart {
  Part: ComponentType | null;
  /** Somebody has waited for it, and goes on from where he waited. */
  waited: boolean;
  readonly here: Promise<void>;
  readonly loaded: Promise<boolean>;
}

const isBuild = typeof window === "undefined";

/**
 * A part with all that it is drawn with, its variant too: one that came without would be taken over, change, and have its variant drawn
 * from nothing. Code that does not come takes no page with it: it is asked for until it does, and the page says so. In a build it is an
 * error: nobody would ask again.
 */
export function deferredPart(load: (services: Services) => Promise<ComponentType>): DeferredPart {
  const known = new WeakMap<Services, PendingPart>();
  const pendingFor = (services: Services): PendingPart => {
    const before = known.get(services);
    if (before !== undefined) return before;
    let resolveMissed: (isHere: false) => void = () => undefined;
    const missed = new Promise<false>((resolve) => (resolveMissed = resolve));
    const fetch = async (): Promise<void> => {
      pending.Part = isBuild
        ? await load(services)
        : await services.chunkRecovery.load(
            () => load(services),
            () => resolveMissed(false),
          );
    };
    const here = Promise.resolve().then(fetch);
    const loaded = Promise.race([here.then(() => true), missed]);
    const pending: PendingPart = { Part: null, waited: false, here, loaded };
    known.set(services, pending);
    return pending;
  };
  function Deferred() {
    const pending = pendingFor(useServices());
    pending.waited ||= pending.Part === null;
    if (pending.waited) use(pending.here);
    const { Part } = pending;
    return Part && <Part />;
  }
  return {
    element: (
      <Suspense fallback={null}>
        <Deferred />
      </Suspense>
    ),
    load: (services) => pendingFor(services).loaded,
  };
}
