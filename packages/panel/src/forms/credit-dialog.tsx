import { minor } from "@livery/betting";
import { Field, MoneyInput, TextInput, type ParsedAmount } from "@livery/ui";
import { useState } from "react";
import { usePanel, useStaff } from "../core/panel.ts";
import { useNotify } from "../core/notify.ts";
import { useFormats, useTranslate, type MessageKey } from "../core/messages.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { Sum } from "./sum.tsx";
import { useIdempotentMutation } from "./use-idempotent-mutation.ts";
import type { CreditMoved } from "@livery/contract/panel";

export interface CreditTarget {
  readonly kind: "user" | "dealer";
  readonly id: number;
  /** Name and balance; null for the dealer above, whose account is not the sender's business. */
  readonly shown: { readonly name: string; readonly balance: bigint } | null;
  readonly currency: string;
}

interface CreditDialogProps {
  readonly direction: "send" | "take";
  readonly target: CreditTarget;
  readonly onClose: () => void;
}

const titles = { send: "panel:credit.send", take: "panel:credit.take" } as const satisfies Record<string, MessageKey>;

function textsOf(direction: "send" | "take", named: boolean): { readonly text: MessageKey; readonly done: MessageKey } {
  if (!named) return { text: "panel:credit.upText", done: "panel:credit.upDone" };
  return direction === "send"
    ? { text: "panel:credit.sendText", done: "panel:credit.sent" }
    : { text: "panel:credit.takeText", done: "panel:credit.taken" };
}

/** Sends or takes back credit: it shows the resulting balances of both sides before the confirmation. */
export function CreditDialog({ direction, target, onClose }: CreditDialogProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { client } = usePanel();
  const notify = useNotify();
  const staff = useStaff();
  const mutation = useIdempotentMutation<CreditMoved>();
  const [amount, setAmount] = useState<bigint | null>(null);
  const [parsed, setParsed] = useState<ParsedAmount | null>(null);
  const [note, setNote] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const { id, currency, shown } = target;
  const title = t(shown === null ? "panel:credit.up" : titles[direction]);
  const texts = textsOf(direction, shown !== null);
  const named = shown === null ? {} : { name: shown.name };
  const given = amount ?? 0n;
  const moved = direction === "send" ? given : -given;
  const own = staff.credit ?? 0n;
  const problem = problemOf(t, amount, parsed);
  const send = async (): Promise<void> => {
    setSubmitted(true);
    if (amount === null || amount <= 0n) return;
    const payload = { amount: minor(amount), ...(note.trim() !== "" && { note: note.trim() }) };
    const outcome = await mutation.run((idempotencyKey) => {
      const options = { idempotencyKey };
      if (target.kind === "user")
        return client.call(
          direction === "send" ? "panelUserSend" : "panelUserTake",
          { playerId: id, ...payload },
          options,
        );
      return client.call(
        direction === "send" ? "panelDealerSend" : "panelDealerTake",
        { dealerId: id, ...payload },
        options,
      );
    });
    if (outcome?.kind !== "done") return;
    notify("success", t(texts.done, { amount: formats.money(amount, currency), ...named }));
    onClose();
  };
  return (
    <ActionDialog
      title={title}
      text={t(texts.text, named)}
      submit={
        amount === null || amount <= 0n
          ? title
          : t(direction === "send" ? "panel:credit.sendAmount" : "panel:credit.takeAmount", {
              amount: formats.money(amount, currency),
            })
      }
      mutation={mutation}
      currency={currency}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field
        label={t("panel:credit.amount")}
        error={submitted || (parsed && !parsed.ok && parsed.error !== "empty") ? (problem ?? undefined) : undefined}
        required
      >
        <MoneyInput
          value={amount}
          currency={currency}
          disabled={mutation.phase !== "open"}
          onChange={(value, how) => {
            setAmount(value);
            setParsed(how);
          }}
        />
      </Field>
      <Field label={t("panel:credit.note")} optional={t("panel:form.optional")}>
        <TextInput
          maxLength={300}
          value={note}
          disabled={mutation.phase !== "open"}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <Sum
        label={t("panel:credit.after")}
        lines={[
          ...(shown === null
            ? [{ label: t("panel:credit.moved"), amount: -moved, currency, signed: true }]
            : [
                { label: t("panel:credit.now", named), amount: shown.balance, currency },
                { label: t("panel:credit.moved"), amount: moved, currency, signed: true },
                { label: t("panel:credit.then", named), amount: shown.balance + moved, currency, total: true },
              ]),
          ...(staff.credit === null ? [] : [{ label: t("panel:credit.own"), amount: own - moved, currency }]),
        ]}
      />
    </ActionDialog>
  );
}

function problemOf(
  t: ReturnType<typeof useTranslate>,
  amount: bigint | null,
  parsed: ParsedAmount | null,
): string | null {
  if (amount !== null) return amount > 0n ? null : t("panel:credit.positive");
  return t(`error:amount.${parsed === null || parsed.ok ? "empty" : parsed.error}`);
}
