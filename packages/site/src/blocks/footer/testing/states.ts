import { type FaceStates, shows } from "../../../testing/face-states.ts";

export const place = "footer";

export const states: FaceStates = {
  plain: shows("Casino Time", () => ({ path: "/results" })),
  licensed: shows("Licensed by", () => ({ path: "/results", settings: { curacao_gaming_name: "Harbour Master" } })),
  contacts: shows("Casino Time", () => ({ path: "/results", settings: { whatsapp_number: "+90 212 555 00 00" } })),
  "not genuine": shows("Do not sign in", () => ({ path: "/results", settings: { site_domain: "harbour.example" } })),
};
