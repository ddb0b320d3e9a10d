import { Badge, Card, Progress, classes } from "@livery/ui";
import { useId } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { RegisterModel, RegisterPart } from "../register.model.ts";
import { useAttention } from "../parts/attention.ts";
import { HaveAccount, SendButton } from "../parts/form-foot.tsx";
import { RegisterFieldRow } from "../parts/register-field.tsx";
import { RegisterHeading } from "../parts/register-heading.tsx";
import * as fields from "../parts/register-field.css.ts";
import { ColumnsMissing } from "./columns-missing.tsx";
import * as css from "./columns.css.ts";

/** All parts side by side for a wide screen: each part shows its status, and a rail lists what is missing, with links to it. */
export default function RegisterColumns({ model }: VariantProps<RegisterModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const id = useId();
  useAttention(model);
  const finish = model.parts.at(-1);
  const requiredFields = model.parts.flatMap((part) => part.fields).filter(({ required }) => required);
  const right = requiredFields.filter((field) => field.right).length;
  return (
    <>
      <RegisterHeading affiliate={model.affiliate} />
      <form className={css.page} onSubmit={model.submit} noValidate>
        <div className={css.container}>
          <div className={css.parts}>
            {model.parts.slice(0, -1).map((part) => (
              <Card
                key={part.name}
                className={classes(css.columns[part.name], fields.container)}
                title={t(`account:register.part.${part.name}`)}
                aside={<PartState part={part} />}
              >
                <div className={fields.group}>
                  {part.fields.map((field) => (
                    <RegisterFieldRow key={field.name} model={model} field={field} />
                  ))}
                </div>
              </Card>
            ))}
          </div>
        </div>
        <aside className={css.rail} aria-labelledby={id}>
          <Card>
            <div className={classes(css.inRail, fields.container)}>
              <h2 className={css.title} id={id}>
                {t("account:register.summary.title")}
              </h2>
              <Progress
                label={t("account:register.summary.done", {
                  done: formats.number(right),
                  of: formats.number(requiredFields.length),
                })}
                value={right}
                max={requiredFields.length}
              />
              <ColumnsMissing model={model} />
              <div className={fields.group}>
                {finish?.fields.map((field) => (
                  <RegisterFieldRow key={field.name} model={model} field={field} />
                ))}
              </div>
              <SendButton model={model} />
              <HaveAccount />
            </div>
          </Card>
        </aside>
      </form>
    </>
  );
}

function PartState({ part }: { readonly part: RegisterPart }) {
  const t = useTranslate();
  if (part.wrong) return <Badge tone="danger">{t("account:register.step.failed")}</Badge>;
  return part.done ? <Badge tone="success">{t("account:register.step.done")}</Badge> : null;
}
