import { panelCalls, type PanelBonus } from "@livery/contract/panel";
import { Button, linkClass } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useGo, useIdInPath } from "../../core/address.ts";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { mayDo } from "../../core/session.ts";
import { useTranslate } from "../../core/messages.ts";
import { BonusState } from "../../resources/bonuses.tsx";
import { MutationKey, isUnsure } from "../../forms/attempt.ts";
import { textLanguages } from "../../forms/text-languages.ts";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { WholePage } from "../../parts/whole-page.tsx";
import { BonusForm } from "./bonus-form.tsx";
import { BonusPreview } from "./bonus-preview.tsx";
import { BonusOfferDialog } from "./offer-dialog.tsx";
import { blankTerms, snapshotOf, termsOf, valuesOf } from "./bonus-terms.ts";

const back = "/bonuses";

function Above() {
  const t = useTranslate();
  return (
    <Link to={back} className={linkClass()}>
      {t("panel:bonuses.title")}
    </Link>
  );
}

/** One bonus: its current terms, and the form that changes them. */
export function BonusPage() {
  const bonusId = useIdInPath("bonusId");
  return (
    <Guarded call={panelCalls.panelBonus}>
      {bonusId === null ? <WholePage kind="missing" /> : <Loaded key={bonusId} bonusId={bonusId} />}
    </Guarded>
  );
}

function Loaded({ bonusId }: { readonly bonusId: number }) {
  const { client } = usePanel();
  return (
    <QueryBoundary answer={useQuery(callQuery(client, "panelBonus", { bonusId }))} title="panel:bonuses.one">
      {(bonus) => <Whole bonus={bonus} />}
    </QueryBoundary>
  );
}

function Whole({ bonus }: { readonly bonus: PanelBonus }) {
  const t = useTranslate();
  const staff = useStaff();
  const { client, queries } = usePanel();
  const go = useGo();
  const [languages] = useState(() => textLanguages(staff.sites, bonus.texts));
  const [opened] = useState(() => snapshotOf(bonus, staff.timeZone, languages));
  const [offering, setOffering] = useState<PanelBonus | null>(null);
  const may = mayDo(staff, "offer.edit");
  const { bonusId } = bonus;
  return (
    <>
      <PageHeading
        title={bonus.title}
        above={<Above />}
        beside={<BonusState active={bonus.active} />}
        aside={
          may && (
            <Button size="sm" onClick={() => setOffering(bonus)}>
              {t(bonus.active ? "panel:methods.withdraw" : "panel:methods.offerAgain")}
            </Button>
          )
        }
      />
      {may ? (
        <BonusForm
          label={bonus.title}
          languages={languages}
          opened={opened}
          save={(values, version, reason) =>
            client.call("panelBonusChange", {
              bonusId,
              version,
              ...termsOf(values, staff.timeZone, languages),
              ...(reason !== "" && { reason }),
            })
          }
          onClose={() => go(back)}
          load={async () =>
            snapshotOf(
              await queries.fetchQuery({ ...callQuery(client, "panelBonus", { bonusId }), staleTime: 0 }),
              staff.timeZone,
              languages,
            )
          }
        />
      ) : (
        <BonusPreview bonus={bonus} />
      )}
      {offering && <BonusOfferDialog bonus={offering} onClose={() => setOffering(null)} />}
    </>
  );
}

/** Creates a bonus; it is offered at once, within its period. */
export function BonusCreatePage() {
  const t = useTranslate();
  const { client } = usePanel();
  const go = useGo();
  const [mutationKey] = useState(() => new MutationKey());
  const { sites, timeZone } = useStaff();
  const [languages] = useState(() => textLanguages(sites, []));
  const [values] = useState(() => valuesOf(blankTerms, timeZone, languages));
  return (
    <Guarded call={panelCalls.panelBonusCreate}>
      <PageHeading title={t("panel:bonuses.create")} above={<Above />} />
      <BonusForm
        label={t("panel:bonuses.create")}
        languages={languages}
        opened={{ values, version: 0 }}
        onClose={() => go(back)}
        save={async (given) => {
          try {
            await client.call("panelBonusCreate", termsOf(given, timeZone, languages), {
              idempotencyKey: mutationKey.now,
            });
          } catch (error) {
            // Retries create one bonus; after a refusal the next submission is another one.
            if (!isUnsure(error)) mutationKey.after({ kind: "refused", error });
            throw error;
          }
        }}
      />
    </Guarded>
  );
}
