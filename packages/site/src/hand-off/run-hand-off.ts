import {
  handOffMachine,
  mobileAddress,
  readSlip,
  slipStorageKey,
  storedHandedSlip,
  writeSlip,
  type SlipStorage,
} from "@livery/machines";
import { createActor } from "xstate";
import type { Services } from "../core/services.ts";
import { loadSettings } from "../core/settings.ts";
import type { HandOff } from "./pending-hand-off.ts";

export interface HandOffEnvironment extends Pick<SlipStorage, "storage"> {
  readonly window: Pick<Window, "document" | "innerWidth" | "location">;
}

/**
 * Crosses between a site's hosts with session and slip (D49), once, while the document loads and before its app starts: session
 * and slip then find the received data in its usual storage. Returns false if the document is replaced.
 */
export async function runHandOff(
  handOff: NonNullable<HandOff>,
  services: Services,
  { storage, window }: HandOffEnvironment,
): Promise<boolean> {
  const { document, innerWidth: width, location } = window;
  const report = (): void => undefined;
  const house = await services.house();
  const actor = createActor(handOffMachine, {
    input: {
      target: handOff === "leaving" ? await targetOf(services, { address: location.href, width }) : null,
      arriving: handOff === "arriving",
      signedIn: /(?:^|;\s*)userId=(?!0(?:;|$))/.test(document.cookie),
      slip: readSlip({ storage, report }),
      handed: storedHandedSlip({ storage, report }),
      create: (slip, signal) => house.createHandOff(slip, signal),
      redeem: (signal) => house.redeemHandOff(signal),
    },
  });
  let stays = true;
  actor.on("redirect", ({ address }) => {
    stays = false;
    location.replace(address);
  });
  actor.on("arrived", ({ slip }) => {
    if (slip !== null) storage.setItem(slipStorageKey, writeSlip(slip));
  });
  await new Promise<void>((resolve) => {
    actor.subscribe({ complete: resolve });
    actor.start();
  });
  return stays;
}

/** The settings service decides on the redirect: an operator's switch-off takes effect at once. */
async function targetOf(
  { boot, client, storage }: Services,
  { address, width }: { readonly address: string; readonly width: number },
): Promise<string | null> {
  const { domain, mobileRedirect: enabled } = await loadSettings({
    boot,
    client,
    storage,
    domain: new URL(address).hostname,
  });
  return mobileAddress({ address, width, domain, enabled });
}
