import { BareButton, Barcode, Icon, Skeleton } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { RecentRequests } from "../parts/recent.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { useStages, type Stage } from "../parts/use-stages.ts";
import { Waiting } from "../parts/waiting.tsx";
import { AmountScreen, MethodScreen, ValueScreen, ScreenActions, type ScreenProps } from "./terminal-screens.tsx";
import * as css from "./terminal.css.ts";

/**
 * For a shop terminal: one question per screen, at most four keys, each for a gloved finger; letters on screen, and a slip at the
 * end.
 */
export default function PaymentTerminal({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const { balance, currency, sent } = model;
  const stages = stagesOf(model);
  const begun = !model.directionGiven ? "direction" : model.method === null ? "method" : "amount";
  const [stage, setStage] = useStages(model, stages, begun);
  return (
    <div className={css.page}>
      <PageHeading
        {...(balance !== null && { aside: t("payment:balance", { amount: formats.money(balance, currency) }) })}
      >
        {t("payment:title")}
      </PageHeading>
      <Cashier model={model} waiting={<Skeleton shape="tile" count={2} />}>
        {model.step === "filling" ? (
          <Screens model={model} stages={stages} stage={stage} setStage={setStage} />
        ) : model.step === "review" ? (
          <Review model={model} size="lg" />
        ) : (
          <Outcome
            model={model}
            slip={sent !== null && <Barcode text={sent.reference} label={t("payment:reference")} captioned />}
          />
        )}
      </Cashier>
    </div>
  );
}

type Stages = readonly [Stage<string>, ...Stage<string>[]];

function stagesOf({ amount, fields, method, methodProblem }: TransferRequestModel): Stages {
  return [
    { key: "direction", wrong: false },
    { key: "method", wrong: methodProblem !== null },
    ...(method === null ? [] : [{ key: "amount", wrong: amount.problem !== null }]),
    ...fields.map(({ problem, question }) => ({ key: question, wrong: problem !== null })),
  ];
}

function Screens({
  model,
  stages,
  stage,
  setStage,
}: VariantProps<TransferRequestModel> & {
  readonly stages: Stages;
  readonly stage: string;
  readonly setStage: (stage: string) => void;
}) {
  const t = useTranslate();
  const { direction, fields, methods, waiting } = model;
  const at = stages.findIndex(({ key }) => key === stage);
  const onBack = (): void => setStage(stages[at - 1]?.key ?? "direction");
  const next = stages[at + 1];
  const onNext = (): void => (next === undefined ? model.proceed() : setStage(next.key));
  const screenProps: ScreenProps = { model, onBack, onNext, onChosen: () => setStage("amount") };
  if (stage === "direction") {
    return (
      <>
        <Directions model={model} onNext={() => setStage("method")} />
        <RecentRequests model={model} />
      </>
    );
  }
  if (waiting !== null || methods.length === 0) {
    return (
      <>
        {waiting === null ? <p>{t(`payment:method.none.${direction}`)}</p> : <Waiting model={model} />}
        <ScreenActions onBack={onBack} />
      </>
    );
  }
  if (stage === "method") return <MethodScreen key="method" {...screenProps} />;
  if (stage === "amount") return <AmountScreen key="amount" {...screenProps} />;
  const field = fields.find(({ question }) => question === stage);
  return field && <ValueScreen key={stage} {...screenProps} field={field} />;
}

function Directions({ model, onNext }: VariantProps<TransferRequestModel> & { readonly onNext: () => void }) {
  const t = useTranslate();
  const directions = useDirections();
  return (
    <div role="group" aria-label={t("payment:direction.label")} className={css.doors}>
      {directions.map(({ label, value }) => (
        <BareButton
          key={value}
          className={value === "deposit" ? css.inward : css.outward}
          onClick={() => {
            model.chooseDirection(value);
            onNext();
          }}
        >
          <Icon name="arrowUp" size="lg" className={value === "deposit" ? css.down : undefined} />
          {label}
        </BareButton>
      ))}
    </div>
  );
}
