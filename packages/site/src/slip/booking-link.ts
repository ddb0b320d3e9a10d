import { CallError } from "@livery/contract";
import { loadedSlip } from "@livery/machines";
import type { Services } from "../core/services.ts";

/** The parameter of a booking code in an address, which a slip's QR code contains (D22). */
const parameter = "slip";

/** Returns an address that loads the slip of a code. `home` is a path of the site. */
export function bookingLink(origin: string, home: string, code: string): string {
  return new URL(`${home}?${parameter}=${code}`, origin).href;
}

/** Loads the slip of the code in the document's address, once: the code is removed from the address. */
export async function followBookingLink(
  services: Pick<Services, "client" | "overlay" | "slip">,
  { history, location }: Pick<Window, "history" | "location">,
): Promise<void> {
  const here = new URL(location.href);
  const code = here.searchParams.get(parameter);
  if (code === null) return;
  here.searchParams.delete(parameter);
  history.replaceState(history.state, "", here.href);
  await loadByLink(services, code);
}

/** Leaves a slip with selections alone: a link from another person must not empty it. */
async function loadByLink({ client, overlay, slip }: Pick<Services, "client" | "overlay" | "slip">, code: string) {
  const showNotice = (message: "slip:booking.kept" | "slip:booking.unknown" | "error:offline"): void =>
    overlay.send({ type: "SHOW", notice: { status: "warning", message, params: { code }, subject: "booking" } });
  if (slip.state.get().selected.size > 0) return showNotice("slip:booking.kept");
  try {
    const booking = await client.call("loadBooking", { code });
    slip.load(loadedSlip(booking));
    slip.isOpen.set(true);
  } catch (error) {
    const isUnknown = error instanceof CallError && (error.code === "not_found" || error.code === "invalid_field");
    showNotice(isUnknown ? "slip:booking.unknown" : "error:offline");
  }
}
