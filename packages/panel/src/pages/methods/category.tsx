import type { PaymentCategory, PaymentCategoryText } from "@livery/contract/panel";
import { Button, IconButton } from "@livery/ui";
import { useState } from "react";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useTranslate } from "../../core/messages.ts";
import { MutationKey, isUnsure } from "../../forms/attempt.ts";
import type { Snapshot, Values } from "../../forms/record.ts";
import { RecordForm } from "../../forms/record-form.tsx";
import { atLanguage, labelIn, textLanguages, textName, valuesInEach } from "../../forms/text-languages.ts";
import { downIcon, upIcon } from "../../parts/icons.ts";
import * as css from "./methods.css.ts";

/** A category's title and its actions. */
export function CategoryHead({
  category,
  may,
  isFirst,
  isLast,
  busy,
  onMove,
}: {
  readonly category: PaymentCategory;
  readonly may: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly onMove: (by: -1 | 1) => void;
}) {
  const t = useTranslate();
  const [opened, setOpened] = useState<PaymentCategory | null>(null);
  const name = category.title;
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>
          <bdi>{name}</bdi>
        </h2>
        {may && (
          <span className={css.actions}>
            <IconButton
              size="sm"
              icon={upIcon}
              label={t("panel:methods.up", { name })}
              disabled={busy || isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              size="sm"
              icon={downIcon}
              label={t("panel:methods.down", { name })}
              disabled={busy || isLast}
              onClick={() => onMove(1)}
            />
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("panel:methods.changeNamed", { name })}
              onClick={() => setOpened(category)}
            >
              {t("panel:form.change")}
            </Button>
          </span>
        )}
      </div>
      {opened && <CategoryForm category={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Creates a category, or changes one from the version that was shown. */
export function CategoryForm({
  category,
  onClose,
}: {
  readonly category: PaymentCategory | null;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client, queries } = usePanel();
  const { sites } = useStaff();
  const [mutationKey] = useState(() => new MutationKey());
  const [languages] = useState(() => textLanguages(sites, category?.texts ?? []));
  const load = async (): Promise<Snapshot> => {
    const now = await queries.fetchQuery({ ...callQuery(client, "panelPaymentCategories", {}), staleTime: 0 });
    return snapshotOf(now.find(({ categoryId }) => categoryId === category?.categoryId) ?? category, languages);
  };
  return (
    <RecordForm
      label={t(category === null ? "panel:methods.createCategory" : "panel:methods.changeCategory")}
      currency="EUR"
      opened={snapshotOf(category, languages)}
      reasoned={false}
      groups={[
        {
          title: t(category === null ? "panel:methods.createCategory" : "panel:methods.changeCategory"),
          fields: [
            ...languages.map((lang) => ({
              name: textName("title", lang),
              path: `texts.${lang}`,
              label: labelIn(t("panel:methods.name"), lang, languages),
              kind: "text" as const,
              maxLength: 100,
              optional: lang !== languages[0],
            })),
            { name: "order", path: "order", label: t("panel:methods.place"), kind: "whole" },
          ],
        },
      ]}
      save={async (values, version) => {
        const texts = textsOf(values, languages);
        const input = { texts, order: Number(values["order"] ?? 0) };
        try {
          return await (category === null
            ? client.call("panelPaymentCategoryCreate", input, { idempotencyKey: mutationKey.now })
            : client.call("panelPaymentCategoryChange", { categoryId: category.categoryId, version, ...input }));
        } catch (error) {
          if (!isUnsure(error)) mutationKey.after({ kind: "refused", error });
          throw atLanguage(error, texts);
        }
      }}
      load={load}
      onClose={onClose}
    />
  );
}

function snapshotOf(category: PaymentCategory | null, languages: readonly string[]): Snapshot {
  const titleIn = (lang: string) => category?.texts.find((text) => text.lang === lang)?.title ?? null;
  return {
    values: {
      ...valuesInEach("title", languages, titleIn),
      order: category?.order ?? 0,
    },
    version: category?.version ?? 0,
  };
}

/** The titles that were typed. */
function textsOf(values: Values, languages: readonly string[]): readonly PaymentCategoryText[] {
  return languages.flatMap((lang) => {
    const title = values[textName("title", lang)];
    return typeof title === "string" && title.trim() !== "" ? [{ lang, title: title.trim() }] : [];
  });
}
