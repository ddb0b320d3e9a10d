import * as fixtures from "./bonus-fixtures.ts";
import type { Answers } from "./answers.ts";
import { pageOf, several } from "./paged.ts";

/** A server's answers about bonuses: five of them, and some requests. */
export function fakeBonuses(): Answers {
  const all = several(5, (index) => fixtures.bonusRow(index));
  const requests = several(30, (index) => fixtures.bonusRequestRow(index));
  return {
    panelBonuses: ({ filter: { search, active, category }, ...query }) =>
      pageOf(
        all
          .filter(({ title }) => title.toLowerCase().includes((search ?? "").toLowerCase()))
          .filter((row) => active === undefined || row.active === active)
          .filter((row) => category === undefined || row.category === category),
        query,
      ),
    panelBonusesExport: () => "Title\r\nWelcome bonus\r\n",
    panelBonus: ({ bonusId }) => fixtures.panelBonus(bonusId),
    panelBonusCreate: (terms) => fixtures.panelBonus(9, terms),
    panelBonusChange: (change) => {
      const { bonusId, version, reason: _, ...terms } = change;
      return fixtures.panelBonus(bonusId, { ...terms, version: version + 1 });
    },
    panelBonusOffer: ({ bonusId, active }) => fixtures.panelBonus(bonusId, { active }),
    panelBonusRequests: ({ filter: { status, bonusId }, ...query }) =>
      pageOf(
        requests
          .filter((row) => status === undefined || status.includes(row.status))
          .filter((row) => bonusId === undefined || row.bonusId === bonusId),
        query,
      ),
    panelBonusRequestsExport: () => "Bonus\r\nWelcome bonus\r\n",
    panelBonusRequest: ({ requestId }) => fixtures.panelBonusRequest(requestId),
    panelPictureUpload: () => ({ address: fixtures.pictureAddress }),
    panelBonusRequestConfirm: ({ requestId }) => fixtures.bonusRequestRow(requestId, { status: "confirmed" }),
    panelBonusRequestCancel: ({ requestId, reason }) =>
      fixtures.bonusRequestRow(requestId, { status: "cancelled", reason }),
  };
}
