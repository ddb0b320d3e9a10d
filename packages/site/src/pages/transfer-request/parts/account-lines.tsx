import type { AccountLine } from "@livery/contract";
import { useWords } from "../../../app/words.ts";
import { CopyButton } from "../../../sharing/copy-button.tsx";
import * as css from "./fields.css.ts";

/** What is copied to a bank's form, line by line. */
export function AccountLines({ lines }: { readonly lines: readonly AccountLine[] }) {
  const t = useWords();
  return (
    <div className={css.answer}>
      <p className={css.muted}>{t("transfer:account")}</p>
      <dl className={css.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={css.line}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
            <dd className={css.copy}>
              <CopyButton
                size="sm"
                text={value}
                label={t("transfer:copy", { label })}
                doneLabel={t("transfer:copied")}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
