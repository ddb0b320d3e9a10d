import type { Handler } from "../../context.ts";

/** The settings of a domain as stored: unset fields are left to the lower layers (D51). `revision` only grows. */
export const settings: Handler<"settings"> = async ({ site }) => ({
  document: { ...site.settings, operatorId: site.tenantId },
  newApi: null,
  revision: Number(site.settingsVersion),
});
