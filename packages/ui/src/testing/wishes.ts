import { cdp } from "vitest/browser";

interface Devtools {
  send(
    method: "Emulation.setEmulatedMedia",
    params: { readonly features: readonly { readonly name: string; readonly value: string }[] },
  ): Promise<unknown>;
}

/** Makes the test's browser emulate these media features and no others: `{ "forced-colors": "active" }`. */
export const emulateMedia = (features: Readonly<Record<string, string>>): Promise<unknown> =>
  (cdp() as unknown as Devtools).send("Emulation.setEmulatedMedia", {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
