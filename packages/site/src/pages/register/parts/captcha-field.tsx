import { Banner, Button, Field, Skeleton, TextInput } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { RegisterCaptcha, RegisterField, RegisterModel } from "../register.model.ts";
import * as css from "./captcha-field.css.ts";

/** The security code (§8.2): digits in a picture, or tones to count for users who cannot read them. */
export function CaptchaField({ model, field }: { readonly model: RegisterModel; readonly field: RegisterField }) {
  const t = useTranslate();
  const { captcha } = model;
  const picture = captcha.kind === "picture";
  const other = picture ? "sound" : "picture";
  return (
    <div className={css.captcha}>
      <Field
        label={t("account:register.field.captcha")}
        required
        {...(field.error !== null && { error: field.error })}
        hint={t(picture ? "account:register.captcha.hint" : "account:register.captcha.soundHint")}
      >
        <span className={css.row}>
          <Shown captcha={captcha} />
          <TextInput
            value={field.value}
            disabled={model.busy}
            className={css.answer}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            dir="ltr"
            onChange={({ target }) => field.change(target.value)}
          />
        </span>
      </Field>
      {captcha.problem !== null && <Banner tone="warning">{captcha.problem}</Banner>}
      <div className={css.actions}>
        <Button size="sm" variant="quiet" disabled={model.busy} onClick={() => captcha.requestNew(captcha.kind)}>
          {t("account:register.captcha.another")}
        </Button>
        <Button size="sm" variant="quiet" disabled={model.busy} onClick={() => captcha.requestNew(other)}>
          {t(`account:register.captcha.${other}`)}
        </Button>
      </div>
    </div>
  );
}

function Shown({ captcha }: { readonly captcha: RegisterCaptcha }) {
  const t = useTranslate();
  if (captcha.problem !== null) return null;
  if (captcha.image !== null)
    return (
      <img
        className={css.picture}
        src={captcha.image}
        alt={t("account:register.captcha.alt")}
        width={200}
        height={72}
      />
    );
  if (captcha.sound !== null)
    return (
      // Tones have no words to caption: the label and the hint of the field say what there is to hear.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio className={css.sound} src={captcha.sound} aria-label={t("account:register.captcha.soundLabel")} controls />
    );
  return <Skeleton shape="control" className={css.picture} />;
}
