import { Badge, BareButton, chartIcon, classes, Clock, Dialog, Icon, type IconPicture } from "@livery/ui";
import { useState, type ReactNode } from "react";
import { useFormats, useTranslate, type MessageKey } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { useNotifications } from "../../../notifications/use-notifications.ts";
import { useOddsChoice } from "../../../odds-format/odds-choice.ts";
import type { RealRouteName } from "../../../routes/table.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import { FullscreenToggle } from "../parts/fullscreen-toggle.tsx";
import { EntryCount } from "../parts/entry-count.tsx";
import { HeaderBanners } from "../parts/header-banners.tsx";
import { PageLink } from "../parts/page-link.tsx";
import { paymentIcons } from "../parts/payment-links.tsx";
import { entriesBeside, type HeaderModel } from "../header.model.ts";
import * as css from "./terminal-menu.css.ts";

const doors = {
  play: { name: "frame:footer.play", icon: "ball" },
  account: { name: "frame:menu.accountShort", icon: "user" },
  language: { name: "frame:language.label", icon: "globe" },
  odds: { name: "frame:odds.label", icon: chartIcon },
} as const satisfies Readonly<Record<string, { readonly name: MessageKey; readonly icon: IconPicture }>>;
type Door = keyof typeof doors;

interface MenuProps extends VariantProps<HeaderModel> {
  readonly onClose: () => void;
}

/** Everything that the four keys do not cover, behind at most four doors; each opens tiles large enough for a glove. */
export default function TerminalMenu({ model, onClose }: MenuProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<Door | null>(null);
  const [left, setLeft] = useState<Door | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      size="lg"
      title={t(open === null ? "frame:menu.open" : doors[open].name)}
      closeLabel={t("feedback:close")}
      className={css.dialog}
    >
      {open === null ? (
        <Doors model={model} left={left} onClose={onClose} onOpen={setOpen} />
      ) : (
        <>
          <BareButton
            ref={focused}
            className={css.leave}
            onClick={() => {
              setLeft(open);
              setOpen(null);
            }}
          >
            <Icon name="chevron" size="lg" className={css.back} />
            <span>{t("frame:menu.back")}</span>
          </BareButton>
          {open === "play" && <Play model={model} onClose={onClose} />}
          {open === "account" && <Account model={model} onClose={onClose} />}
          {open === "language" && <Languages model={model} onClose={onClose} />}
          {open === "odds" && <OddsFormats />}
        </>
      )}
    </Dialog>
  );
}

/** Focuses the element that is now shown, because the pressed one is gone. */
const focused = (element: HTMLButtonElement | null): void => element?.focus();

function Doors({
  model,
  left,
  onClose,
  onOpen,
}: MenuProps & {
  /** The door from which the player has come back. */
  readonly left: Door | null;
  readonly onOpen: (door: Door) => void;
}) {
  const t = useTranslate();
  const formats = useFormats();
  const odds = useOddsChoice();
  const has: Readonly<Record<Door, boolean>> = {
    play: true,
    account: model.account !== null && model.account !== "unknown",
    language: model.languages.length > 0,
    odds: odds.length > 0,
  };
  const there = (Object.keys(doors) as Door[]).filter((door) => has[door]);
  return (
    <>
      <ul className={css.doors}>
        {there.map((door) => (
          <li key={door}>
            <BareButton ref={door === left ? focused : undefined} className={css.door} onClick={() => onOpen(door)}>
              <Icon name={doors[door].icon} size="xl" />
              <span>{t(doors[door].name)}</span>
            </BareButton>
          </li>
        ))}
        {model.account === null && model.mayRegister && (
          <li>
            <RouteLink to="Register" className={css.door} onClick={onClose}>
              <Icon name="user" size="xl" />
              <span>{t("frame:menu.register")}</span>
            </RouteLink>
          </li>
        )}
      </ul>
      <HeaderBanners banners={model.banners} />
      <div className={css.foot}>
        <span>
          <span aria-hidden>{t("frame:clock.label")} </span>
          <Clock now={model.now} format={(at) => formats.time(at)} label={t("frame:clock.label")} />
        </span>
        <span>{t("frame:menu.version", { version: model.version })}</span>
        <FullscreenToggle className={css.tool} />
      </div>
    </>
  );
}

function Play({ model, onClose }: MenuProps) {
  const t = useTranslate();
  const { links, menu, promotions } = model;
  return (
    <nav aria-label={t("frame:menu.main")}>
      <ul className={css.tiles}>
        {menu.map(({ isNew, route }) => (
          <Page key={route} to={route} model={model} onClose={onClose}>
            {isNew && <Badge tone="signal">{t("feedback:new")}</Badge>}
          </Page>
        ))}
        {links.map((route) => (
          <Page key={route} to={route} model={model} onClose={onClose}>
            <EntryCount route={route} promotions={promotions} />
          </Page>
        ))}
      </ul>
    </nav>
  );
}

function Account({ model, onClose }: MenuProps) {
  const t = useTranslate();
  const { requestBonus, payments } = model;
  const { unread } = useNotifications();
  return (
    <nav aria-label={t("frame:menu.accountShort")}>
      {payments.length > 0 && (
        <ul className={classes(css.doors, css.below)}>
          {payments.map((route) => (
            <li key={route}>
              <PageLink model={model} to={route} className={css.door} onClick={onClose}>
                <Icon name={paymentIcons[route]} size="xl" />
                <span>{t(`frame:route.${route}`)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <ul className={css.tiles}>
        <Page to="Notifications" name={t("announce:notifications.all")} model={model} onClose={onClose}>
          {unread > 0 && <Badge tone="signal">{t("announce:notifications.unread", { count: unread })}</Badge>}
        </Page>
        {entriesBeside(model).map((route) => (
          <Page key={route} to={route} model={model} onClose={onClose} />
        ))}
        {requestBonus !== null && (
          <li>
            <BareButton
              className={css.tile}
              onClick={() => {
                onClose();
                requestBonus();
              }}
            >
              {t("frame:menu.bonus")}
            </BareButton>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Page({
  to,
  name,
  model,
  onClose,
  children,
}: MenuProps & { readonly to: RealRouteName; readonly name?: string; readonly children?: ReactNode }) {
  const t = useTranslate();
  return (
    <li>
      <PageLink model={model} to={to} className={css.tile} onClick={onClose}>
        <span>{name ?? t(`frame:route.${to}`)}</span>
        {children}
      </PageLink>
    </li>
  );
}

function Languages({ model, onClose }: MenuProps) {
  return (
    <ul className={css.tiles}>
      {model.languages.map((choice) => (
        <li key={choice.code}>
          <BareButton
            lang={choice.bcp47}
            className={css.tile}
            aria-current={choice.current ? "true" : undefined}
            onClick={() => {
              onClose();
              model.chooseLanguage(choice);
            }}
          >
            {choice.text}
          </BareButton>
        </li>
      ))}
    </ul>
  );
}

/** Stays open, because the change is visible at once. */
function OddsFormats() {
  return (
    <ul className={css.tiles}>
      {useOddsChoice().map(({ choose, chosen, example, format, name }) => (
        <li key={format}>
          <BareButton className={css.tile} aria-pressed={chosen} onClick={choose}>
            {name} <bdi className={css.example}>{example}</bdi>
          </BareButton>
        </li>
      ))}
    </ul>
  );
}
