import { Banner } from "@livery/ui";
import { LanguageMenu } from "../parts/language-menu.tsx";
import { usePanel } from "../core/panel.ts";
import { usePageTitle } from "../core/page-title.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/messages.ts";
import { SignInForm } from "./sign-in-form.tsx";
import * as css from "./sign-in.css.ts";

/** The sign-in page: a ledger sheet without other content. */
export function SignIn() {
  const t = useTranslate();
  const session = useStore(usePanel().session);
  usePageTitle(t("panel:signIn.title"));
  return (
    <div className={css.root}>
      <main className={css.sheet}>
        <div className={css.head}>
          <p className={css.mark} aria-hidden>
            livery
          </p>
          <LanguageMenu />
        </div>
        <h1 className={css.title}>{t("panel:signIn.title")}</h1>
        <p className={css.text}>{t("panel:signIn.text")}</p>
        {session.kind === "out" && session.because === "signedOut" && (
          <Banner tone="success">{t("panel:signIn.signedOut")}</Banner>
        )}
        <SignInForm />
      </main>
    </div>
  );
}
