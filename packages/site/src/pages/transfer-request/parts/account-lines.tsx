import type { AccountLine } from "@livery/contract";
import { useTranslate } from "../../../core/translate.ts";
import { CopyButton } from "../../../sharing/copy-button.tsx";
import * as css from "./fields.css.ts";

/** Lines to copy into a bank's form: the account, if there is one, then the reference of a request. */
export function AccountLines({
  lines,
  reference,
}: {
  readonly lines: readonly AccountLine[];
  readonly reference?: string;
}) {
  const t = useTranslate();
  const all = reference === undefined ? lines : [...lines, { label: t("payment:reference"), value: reference }];
  return (
    <div className={css.answer}>
      {lines.length > 0 && <p className={css.muted}>{t("payment:account")}</p>}
      <dl className={css.lines}>
        {all.map(({ label, value }) => (
          <div key={label} className={css.line}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
            <dd className={css.copy}>
              <CopyButton
                size="sm"
                variant="quiet"
                text={value}
                label={t("payment:copy", { label })}
                word={t("payment:copyShort")}
                doneLabel={t("payment:copied")}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
