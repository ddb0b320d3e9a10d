import { useMutation } from "@tanstack/react-query";
import { useForm, type UseFormRegisterReturn } from "react-hook-form";
import { useServices } from "../../core/services.ts";
import { useTranslate } from "../../core/translate.ts";
import { useSignedIn } from "../../core/user.ts";
import { useErrorText } from "../../core/error-text.ts";

/** §5: passwords have 4 to 20 characters. */
export const passwordLength = { min: 4, max: 20 } as const;

export interface PasswordField {
  readonly register: UseFormRegisterReturn;
  readonly error: string | null;
}

export interface ChangePasswordModel {
  readonly current: PasswordField;
  readonly next: PasswordField;
  readonly repeat: PasswordField;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly submit: (event: { preventDefault: () => void }) => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly changePassword: ChangePasswordModel;
  }
}

interface Form {
  readonly current: string;
  readonly next: string;
  readonly repeat: string;
}

/** Changes the player's password (§5): length, repetition, and the current one, which only the server can validate. */
export function useChangePasswordModel(): ChangePasswordModel {
  const { client, overlay } = useServices();
  const t = useTranslate();
  const errorText = useErrorText();
  const userName = useSignedIn()?.userName;
  const form = useForm<Form>({ defaultValues: { current: "", next: "", repeat: "" } });
  const change = useMutation({
    mutationFn: ({ current, next }: Form) => client.call("changePassword", { current, next }),
    onSuccess: () => {
      form.reset();
      const notice = { status: "success", message: "account:password.done", params: {}, subject: "password" } as const;
      overlay.send({ type: "SHOW", notice });
    },
  });
  const tooShortOrLong = t("account:field.length", passwordLength);
  const length = {
    required: t("account:field.required"),
    minLength: { value: passwordLength.min, message: tooShortOrLong },
    maxLength: { value: passwordLength.max, message: tooShortOrLong },
  };
  // What the server said of the last attempt is not about the next one.
  const onChange = (): void => {
    if (change.isError) change.reset();
  };
  const error = (name: keyof Form): string | null => form.formState.errors[name]?.message ?? null;
  return {
    current: { register: form.register("current", { ...length, onChange }), error: error("current") },
    next: {
      register: form.register("next", {
        ...length,
        onChange,
        validate: (next, { current }) =>
          next.toLowerCase() === userName?.toLowerCase()
            ? t("account:register.problem.same_as_name")
            : next !== current || t("account:field.same"),
      }),
      error: error("next"),
    },
    repeat: {
      register: form.register("repeat", {
        required: length.required,
        onChange,
        validate: (repeat, { next }) => repeat === next || t("account:field.match"),
      }),
      error: error("repeat"),
    },
    busy: change.isPending,
    problem: change.error === null ? null : errorText(change.error),
    submit: (event) => {
      event.preventDefault();
      onChange();
      void form.handleSubmit((values) => change.mutate(values))();
    },
  };
}
