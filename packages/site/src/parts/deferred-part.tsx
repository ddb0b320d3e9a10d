import { Suspense, use, type ComponentType, type ReactElement } from "react";
import { useServices, type Services } from "../core/services.ts";

/** A part whose code does not belong to the first view: until it is loaded its prerendered markup stays. */
export interface DeferredPart {
  /** Always the same element: a new one is an update, and a part that is not hydrated yet would then be drawn from nothing. */
  readonly element: ReactElement;
  /** Loads the part; resolves to true once it is there, or to false after two failures, while the retries go on. */
  readonly load: (services: Services) => Promise<boolean>;
}

/** A part that is being loaded for one app. */
interface PendingPart {
  Part: ComponentType | null;
  /** A render has suspended on it, and continues from there. */
  waited: boolean;
  readonly here: Promise<void>;
  readonly loaded: Promise<boolean>;
}

const isBuild = typeof window === "undefined";

/**
 * A part with everything that it is drawn with, its variant too: without it the part would be hydrated, change, and its variant
 * be drawn from nothing. Code that cannot be loaded does not break the page: the import is retried until it succeeds, and the
 * page shows that. In a build it is an error, because nothing would retry.
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
