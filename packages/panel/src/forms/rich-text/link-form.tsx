import { richText } from "@livery/contract/settings";
import { Button, Field, TextInput } from "@livery/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../core/messages.ts";
import * as css from "./rich-text.css.ts";

/** Whether the sanitiser leaves an address in a text (D62). */
const isAllowed = (address: string): boolean =>
  /^\/(?!\/)\S/.test(address) ||
  (URL.canParse(address) && richText.linkSchemes.some((scheme) => new URL(address).protocol === `${scheme}:`));

/** The address of a link. It stands in a form of its page, so that it is none itself. */
export function LinkForm({
  onSet,
  onClose,
}: {
  readonly onSet: (address: string) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const [address, setAddress] = useState("https://");
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // A pasted address replaces the beginning that is there.
    field.current?.select();
  }, []);
  const set = (): void => (isAllowed(address.trim()) ? onSet(address.trim()) : setWrong(true));
  return (
    <div className={css.link}>
      <Field label={t("panel:richText.address")} error={isWrong ? t("panel:methods.problem.address") : undefined}>
        <TextInput
          size="sm"
          dir="ltr"
          ref={field}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault();
            event.stopPropagation();
            if (event.key === "Enter") set();
            else onClose();
          }}
        />
      </Field>
      <Button size="sm" onClick={set}>
        {t("panel:richText.setLink")}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        {t("panel:form.cancel")}
      </Button>
    </div>
  );
}
