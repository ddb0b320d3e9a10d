import type { SecondPersonNeeded } from "@livery/contract/panel";
import { useFormats, useTranslate } from "../core/messages.ts";

/** Who may confirm a request until when, and why the reader may not (D95). */
export function SecondPersonNote({
  request: { confirmers, refusal, expiresAt },
}: {
  readonly request: SecondPersonNeeded & { readonly expiresAt: string };
}) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <>
      <p>{t(`panel:secondPerson.confirmers.${confirmers}`, { when: formats.dateTime(expiresAt) })}</p>
      {refusal !== null && refusal !== "own" && <p>{t(`panel:secondPerson.refusal.${refusal}`)}</p>}
    </>
  );
}
