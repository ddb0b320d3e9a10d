import { Button, Field, TextInput } from "@livery/ui";
import { useState, type SubmitEvent } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { useSlipBooking } from "./use-slip-booking.ts";
import * as css from "./slip-booking.css.ts";

/** Form that loads a slip by its booking code (D22). */
export default function LoadCode() {
  const t = useTranslate();
  const booking = useSlipBooking();
  const [code, setCode] = useState("");
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code.trim() !== "") booking.load(code);
  };
  return (
    <form className={css.load} onSubmit={onSubmit}>
      <Field
        label={t("slip:booking.code")}
        hint={t("slip:booking.codeHint")}
        error={booking.problem === null ? undefined : booking.problem}
      >
        <TextInput
          value={code}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={booking.phase === "loading"}>
        {t("slip:booking.load")}
      </Button>
    </form>
  );
}
