import { paymentDirections, type PaymentDirection } from "@livery/contract";
import { methodInLanguage, panelCalls, type PanelPaymentMethod, type PaymentCategory } from "@livery/contract/panel";
import { Badge, Button, Field, linkClass, Segmented, Select } from "@livery/ui";
import { minor } from "@livery/betting";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useGo, useIdInPath } from "../../core/address.ts";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { mayDo } from "../../core/session.ts";
import { useTranslate } from "../../core/messages.ts";
import { MutationKey, isUnsure } from "../../forms/attempt.ts";
import { textLanguages } from "../../forms/text-languages.ts";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { WholePage } from "../../parts/whole-page.tsx";
import { MethodForm } from "./method-form.tsx";
import { MethodPreview } from "./method-preview.tsx";
import { MethodState } from "./methods-table.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { snapshotOf, termsOf, valuesOf, versionToSave } from "./method-terms.ts";
import * as css from "./methods.css.ts";

const back = "/methods";

function Above() {
  const t = useTranslate();
  return (
    <Link to={back} className={linkClass()}>
      {t("panel:methods.title")}
    </Link>
  );
}

/** One method: its current terms, and the form that changes them. */
export function MethodPage() {
  const methodId = useIdInPath("methodId");
  const { client } = usePanel();
  const methods = useQuery(callQuery(client, "panelPaymentMethods", {}));
  const categories = useQuery(callQuery(client, "panelPaymentCategories", {}));
  return (
    <Guarded call={panelCalls.panelPaymentMethods}>
      <QueryBoundary answer={methods} title="panel:methods.one">
        {(list) => {
          const method = list.find((each) => each.methodId === methodId);
          return method === undefined ? (
            <WholePage kind="missing" />
          ) : (
            <QueryBoundary answer={categories} title="panel:methods.one">
              {(all) => <Whole key={method.methodId} method={method} categories={all} />}
            </QueryBoundary>
          );
        }}
      </QueryBoundary>
    </Guarded>
  );
}

function Whole({
  method,
  categories,
}: {
  readonly method: PanelPaymentMethod;
  readonly categories: readonly PaymentCategory[];
}) {
  const t = useTranslate();
  const staff = useStaff();
  const { client, language, queries } = usePanel();
  const go = useGo();
  const [languages] = useState(() => textLanguages(staff.sites, method.texts));
  const [opened] = useState(() => snapshotOf(method, languages));
  const [offering, setOffering] = useState<PanelPaymentMethod | null>(null);
  const may = mayDo(staff, "offer.edit");
  const { methodId, currency, direction } = method;
  return (
    <>
      <PageHeading
        title={method.title}
        above={<Above />}
        beside={
          <>
            <MethodState active={method.active} />
            <Badge>{t(`panel:kind.${direction}`)}</Badge>
            <Badge>{currency}</Badge>
          </>
        }
        aside={
          may && (
            <Button size="sm" onClick={() => setOffering(method)}>
              {t(method.active ? "panel:methods.withdraw" : "panel:methods.offerAgain")}
            </Button>
          )
        }
      />
      {may ? (
        <MethodForm
          label={method.title}
          direction={direction}
          currency={currency}
          categories={categories}
          languages={languages}
          opened={opened}
          save={(values, version, reason) =>
            client.call("panelPaymentMethodChange", {
              methodId,
              version: versionToSave(opened, version, method, languages),
              ...termsOf(values, languages),
              ...(reason !== "" && { reason }),
            })
          }
          load={async () => {
            const methodsQuery = callQuery(client, "panelPaymentMethods", {});
            const now = await queries.fetchQuery({ ...methodsQuery, staleTime: 0 });
            return snapshotOf(now.find((each) => each.methodId === methodId) ?? method, languages);
          }}
          onClose={() => go(back)}
        />
      ) : (
        <div className={css.alone}>
          <MethodPreview
            lang={language.code}
            method={{ ...method, ...methodInLanguage(method, [language.code, ...languages]) }}
          />
        </div>
      )}
      {offering && <OfferDialog method={offering} onClose={() => setOffering(null)} />}
    </>
  );
}

/** Creates a method: direction and currency are chosen first and cannot be changed later. */
export function MethodCreatePage() {
  const t = useTranslate();
  const { client } = usePanel();
  const categories = useQuery(callQuery(client, "panelPaymentCategories", {}));
  return (
    <Guarded call={panelCalls.panelPaymentMethodCreate}>
      <QueryBoundary answer={categories} title="panel:methods.create">
        {(all) => (
          <>
            <PageHeading title={t("panel:methods.create")} above={<Above />} />
            {all.length === 0 ? <p>{t("panel:methods.categoryFirst")}</p> : <CreateForm categories={all} />}
          </>
        )}
      </QueryBoundary>
    </Guarded>
  );
}

/** §9's currencies, the tenant's own first. */
const currencies = ["TRY", "EUR", "USD", "TND", "CHF", "PEN", "PLN", "ILS", "IQD"] as const;

function CreateForm({ categories }: { readonly categories: readonly PaymentCategory[] }) {
  const t = useTranslate();
  const { client } = usePanel();
  const staff = useStaff();
  const go = useGo();
  const [mutationKey] = useState(() => new MutationKey());
  const [direction, setDirection] = useState<PaymentDirection>("deposit");
  const [currency, setCurrency] = useState(staff.currency);
  const [languages] = useState(() => textLanguages(staff.sites, []));
  const [values] = useState(() =>
    valuesOf(
      {
        categoryId: categories[0]?.categoryId ?? 0,
        logo: null,
        minAmount: minor(0),
        maxAmount: minor(0),
        processingMinutes: null,
        accountValues: [],
        nextStep: "none",
        address: null,
        fields: [],
        order: 0,
        texts: [],
      },
      languages,
    ),
  );
  return (
    <>
      <div className={css.forGood}>
        <Segmented
          label={t("panel:payments.direction")}
          hideLabel={false}
          hint={t("panel:methods.forGood")}
          value={direction}
          options={paymentDirections.map((each) => ({ value: each, label: t(`panel:kind.${each}`) }))}
          onChange={setDirection}
        />
        <Field label={t("panel:field.currency")}>
          <Select
            size="sm"
            value={currency}
            options={[...new Set([staff.currency, ...currencies])].map((code) => ({ value: code, label: code }))}
            onChange={(event) => setCurrency(event.target.value)}
          />
        </Field>
      </div>
      <MethodForm
        label={t("panel:methods.create")}
        direction={direction}
        currency={currency}
        categories={categories}
        languages={languages}
        opened={{ values, version: 0 }}
        save={async (given) => {
          const payload = { direction, currency, ...termsOf(given, languages) };
          try {
            await client.call("panelPaymentMethodCreate", payload, { idempotencyKey: mutationKey.now });
          } catch (error) {
            // Retries create one method; after a refusal the next submission is another one.
            if (!isUnsure(error)) mutationKey.after({ kind: "refused", error });
            throw error;
          }
        }}
        onClose={() => go(back)}
      />
    </>
  );
}
