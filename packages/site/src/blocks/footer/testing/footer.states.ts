import { eventually } from "../../../testing/eventually.ts";
import { type VariantStates, expectText, shows } from "../../../testing/variant-states.ts";

export const rootSelector = "footer";

export const states: VariantStates = {
  plain: shows("Casino Time", () => ({ path: "/results" })),
  licensed: shows("Licensed by", () => ({ path: "/results", settings: { curacao_gaming_name: "Harbour Master" } })),
  contacts: shows("Casino Time", () => ({ path: "/results", settings: { whatsapp_number: "+90 212 555 00 00" } })),
  unfolded: async (open) => {
    const site = await open({
      path: "/results",
      settings: { whatsapp_number: "+90 212 555 00 00", whatsapp_title: "Write to the bridge" },
    });
    await expectText("Casino Time");
    const folded = () => document.querySelector<HTMLElement>("footer button[aria-expanded=false]");
    for (let next = folded(); next !== null; next = folded()) {
      const button = next;
      button.click();
      await eventually(() => button.getAttribute("aria-expanded")).toBe("true");
    }
    await expectText("Write to the bridge");
    return site;
  },
  "not genuine": shows("Do not sign in", () => ({ path: "/results", settings: { site_domain: "harbour.example" } })),
};
