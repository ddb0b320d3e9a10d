import { Banner, Button, Card, Field, PasswordInput, TextInput } from "@livery/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { TextKeys } from "../../../keys/text-keys.tsx";
import { BrandPlate } from "../../../parts/brand-plate.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { LoginModel } from "../login.model.ts";
import * as css from "./keypad.css.ts";

type Stage = "userName" | "password";

/** For a terminal without a keyboard: first the name, then the password, on on-screen keys. A real keyboard works too. */
export default function LoginKeypad({ model }: VariantProps<LoginModel>) {
  const t = useTranslate();
  const { because, busy, password, problem, userName } = model;
  const [stage, setStage] = useState<Stage>("userName");
  const form = useRef<HTMLFormElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) form.current?.querySelector<HTMLElement>(`[data-stage=${stage}] input`)?.focus();
  }, [stage]);
  const goTo = (next: Stage): void => {
    moved.current = true;
    setStage(next);
  };
  const field = stage === "userName" ? userName : password;
  const goOn = async (): Promise<void> => {
    if (await model.check("userName")) goTo("password");
  };
  return (
    <div className={css.page}>
      <RouteLink to="Home" className={css.mark}>
        <BrandPlate />
      </RouteLink>
      <Card
        className={css.card}
        level={2}
        title={
          <span tabIndex={-1} role="heading" aria-level={1}>
            {t("account:signIn.title")}
          </span>
        }
      >
        <form
          ref={form}
          className={css.form}
          noValidate
          onSubmit={(event) => {
            if (stage === "password") return model.submit(event);
            event.preventDefault();
            void goOn();
          }}
        >
          <div className={css.content}>
            <p className={css.because}>
              {because === null ? t("account:signIn.text") : t(`account:signIn.because.${because}`)}
            </p>
            {problem !== null && <Banner tone="error">{problem}</Banner>}
            <div data-stage="userName" hidden={stage !== "userName"}>
              <Field label={t("account:signIn.userName")} error={userName.error ?? undefined} required>
                <TextInput
                  {...userName.register}
                  size="lg"
                  inputMode="none"
                  autoComplete="username"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  dir="ltr"
                />
              </Field>
            </div>
            <div data-stage="password" hidden={stage !== "password"}>
              <Field label={t("account:signIn.password")} error={password.error ?? undefined} required>
                <PasswordInput
                  {...password.register}
                  size="lg"
                  inputMode="none"
                  showLabel={t("account:signIn.show")}
                  hideLabel={t("account:signIn.hide")}
                  dir="ltr"
                />
              </Field>
            </div>
            <div className={css.actions}>
              {stage === "password" && (
                <Button size="lg" onClick={() => goTo("userName")}>
                  {t("account:register.back")}
                </Button>
              )}
              <Button type="submit" variant="primary" size="lg" busy={busy} className={css.action}>
                {stage === "userName" ? t("account:register.next") : t("account:signIn.submit")}
              </Button>
            </div>
          </div>
          <TextKeys key={stage} kind="code" value={field.value} onChange={field.change} secret={stage === "password"} />
        </form>
      </Card>
      {model.mayRegister && (
        <RouteLink to="Register" className={css.link} onClick={model.close}>
          {t("account:signIn.register")}
        </RouteLink>
      )}
    </div>
  );
}
