import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm, useWatch, type UseFormRegisterReturn } from "react-hook-form";
import { useServices, type SignInRequest } from "../../core/services.ts";
import { useOf, useStore } from "@livery/browser-app";
import { useSignedIn } from "../../core/user.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useTranslate } from "../../core/translate.ts";
import { isRegistrationOpen } from "../../routes/menus.ts";
import { pathOf, readSearch } from "../../routes/paths.ts";
import { returnPath } from "../../routes/return-path.ts";
import { useErrorText } from "../../core/error-text.ts";

/** §5: user name and password have 4 to 20 characters each. */
export const credentialLength = { min: 4, max: 20 } as const;

export interface LoginField {
  readonly register: UseFormRegisterReturn;
  /** The field's text. */
  readonly value: string;
  /** Sets the text; used by on-screen keys too. */
  readonly change: (text: string) => void;
  /** The problem as translated text; null if there is none. */
  readonly error: string | null;
}

export interface LoginModel {
  /** Over the open page, or on the Login route. */
  readonly placement: "overlay" | "route";
  readonly because: SignInRequest["because"];
  readonly userName: LoginField;
  readonly password: LoginField;
  readonly busy: boolean;
  /** The server's refusal as translated text (§8). */
  readonly problem: string | null;
  /** Validates one field and shows its problem. Resolves to true if there is none. */
  readonly check: (name: "userName" | "password") => Promise<boolean>;
  /** Whether visitors are offered registration (§2). */
  readonly mayRegister: boolean;
  readonly submit: (event?: { preventDefault: () => void }) => void;
  readonly close: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly login: LoginModel;
  }
}

interface Form {
  readonly userName: string;
  readonly password: string;
}

/** Signs in (§4.3, §8): a success closes the form and continues to the page that the visitor wanted. */
export function useLoginModel(placement: LoginModel["placement"]): LoginModel {
  const { boot, session, signIn } = useServices();
  const request = useStore(signIn);
  const router = useRouter();
  const t = useTranslate();
  const errorText = useErrorText();
  const form = useForm<Form>({
    defaultValues: { userName: session.state.get().userName, password: "" },
    shouldFocusError: true,
  });
  const busy = useOf(session.state, ({ phase }) => phase === "signingIn");
  const signedIn = useSignedIn() !== null;
  const problem = useOf(session.state, (view) => view.problem);
  const [isSubmitted, setSubmitted] = useState(false);

  const forget = () => session.send({ type: "FORGET_PROBLEM" });
  useEffect(() => session.send({ type: "FORGET_PROBLEM" }), [session]);
  useEffect(() => {
    if (!signedIn) return;
    const returnTarget = returnPath(boot.lang, signIn.get()?.returnTo ?? readSearch(window.location.search)["return"]);
    signIn.set(null);
    if (returnTarget !== null) router.history.push(returnTarget);
    else if (placement === "route") void router.navigate({ to: pathOf(boot.lang, "Home"), replace: true });
  }, [signedIn, boot.lang, placement, router, signIn]);

  const rules = {
    required: t("account:field.required"),
    minLength: { value: credentialLength.min, message: t("account:field.length", credentialLength) },
    maxLength: { value: credentialLength.max, message: t("account:field.length", credentialLength) },
  };
  const [userName, password] = useWatch({ control: form.control, name: ["userName", "password"] });
  const field = (name: keyof Form, value: string): LoginField => ({
    register: form.register(name, rules),
    value,
    change: (text) =>
      form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.errors[name] !== undefined }),
    error: form.formState.errors[name]?.message ?? null,
  });
  return {
    placement,
    because: request?.because ?? null,
    userName: field("userName", userName),
    password: field("password", password),
    busy,
    // An error of the initial session request does not concern a visitor who is about to sign in.
    problem: problem !== null && isSubmitted && !busy ? errorText(problem) : null,
    check: (name) => {
      forget();
      return form.trigger(name, { shouldFocus: true });
    },
    mayRegister: isRegistrationOpen(useSettings()),
    submit: (event) => {
      event?.preventDefault();
      // The earlier refusal does not concern an attempt that stops at a field.
      forget();
      void form.handleSubmit((credentials) => {
        setSubmitted(true);
        session.send({ type: "SIGN_IN", credentials });
      })();
    },
    close: () => signIn.set(null),
  };
}
