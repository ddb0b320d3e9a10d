import { Menu, type MenuItem } from "@livery/ui";
import type { Density, Mode } from "../core/preferences.ts";
import { useGo } from "../core/address.ts";
import { usePanel, useStaff } from "../core/panel.ts";
import { useNotify } from "../core/notify.ts";
import { useStore } from "@livery/browser-app";
import { useErrorText, useTranslate, type MessageKey } from "../core/messages.ts";
import { LanguageMenu } from "../parts/language-menu.tsx";
import { menuButton } from "../parts/triggers.tsx";
import * as css from "./account-menu.css.ts";

const modes: Readonly<Record<Mode, MessageKey>> = {
  system: "panel:shell.mode.system",
  light: "panel:shell.mode.light",
  dark: "panel:shell.mode.dark",
};
const densities: Readonly<Record<Density, MessageKey>> = {
  comfortable: "panel:shell.density.comfortable",
  compact: "panel:shell.density.compact",
};

/** The signed-in account: appearance of the panel, own password, sign-out. */
export function AccountMenu() {
  const t = useTranslate();
  const go = useGo();
  const text = useErrorText();
  const panel = usePanel();
  const staff = useStaff();
  const { preferences, client, session, queries } = panel;
  const notify = useNotify();
  const mode = useStore(preferences.mode);
  const density = useStore(preferences.density);
  const signOut = async (): Promise<void> => {
    try {
      await client.call("panelSignOut", {});
      session.set({ kind: "out", because: "signedOut" });
      queries.clear();
    } catch (error) {
      notify("failure", text(error));
    }
  };
  const items: readonly MenuItem[] = [
    ...(Object.keys(densities) as Density[]).map((each) => ({
      key: each,
      label: t(densities[each]),
      checked: each === density,
      onSelect: () => preferences.density.set(each),
    })),
    ...(Object.keys(modes) as Mode[]).map((each, index) => ({
      key: each,
      label: t(modes[each]),
      checked: each === mode,
      separated: index === 0,
      onSelect: () => preferences.mode.set(each),
    })),
    {
      key: "password",
      label: t("panel:password.title"),
      icon: "lock",
      separated: true,
      onSelect: () => go("/password"),
    },
    { key: "signOut", label: t("panel:shell.signOut"), icon: "logout", onSelect: () => void signOut() },
  ];
  return (
    <div className={css.menus}>
      <LanguageMenu />
      <Menu
        trigger={menuButton(
          t("panel:shell.account", { name: staff.name }),
          "user",
          <bdi className={css.name}>{staff.name}</bdi>,
        )}
        head={
          <p>
            <bdi>{staff.name}</bdi> · {t(`panel:role.${staff.role}`)}
          </p>
        }
        items={items}
      />
    </div>
  );
}
