import "@fontsource-variable/ibm-plex-sans/wght.css";
import {
  fakeHouse,
  makePanel,
  panelTheme,
  panelTokens,
  staffOf,
  testNow,
  type Answers,
  type PanelInTest,
} from "@livery/panel/testing";
import type { Staff, StaffRole } from "@livery/contract/panel";
import { emitThemeSheet } from "@livery/ui/tokens";
import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { type ChosenMode, modeOf } from "../frame/skins.ts";
import { isIdle, hasText, until } from "../site/sight.ts";
import { defaultSurroundings, overNetwork, type Surroundings } from "../site/surroundings.ts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(emitThemeSheet(panelTokens, { brand: panelTheme, scope: "theme" }));
document.adoptedStyleSheets.push(sheet);

/** A state of the panel: where it is open, what the house answers, and what must be seen in the end. */
export interface PanelState {
  readonly path: string;
  /** In place of what the fake house answers, by the contract's key and in the contract's types. */
  readonly calls?: Answers;
  /** Who works here; null: nobody has signed in. */
  readonly staff?: Staff | null;
  /** A word by its key, of the panel where no namespace is named: the story holds in every language. "busy": something says that it waits. */
  readonly shows: "busy" | ((t: (key: string) => string) => string);
  /** False where something stays busy behind what the story shows: a form that waits for a dialog. */
  readonly rests?: false;
  readonly play?: (stage: PanelStage) => Promise<void>;
  readonly window?: "phone";
  /** Minutes after the fixtures' Friday morning. */
  readonly later?: number;
}

export interface PanelStage {
  readonly made: PanelInTest;
  readonly canvas: HTMLElement;
  readonly t: (key: string) => string;
  /** Presses the button of a word, once it is there. */
  readonly press: (key: string) => Promise<void>;
  /** Types into the field of a word, once it is there. */
  readonly type: (key: string, text: string) => Promise<void>;
}

const panels = new WeakMap<HTMLElement, PanelInTest>();

interface Reading extends Pick<Surroundings, "network" | "role"> {
  readonly lang: string;
  readonly dir: "auto" | "ltr" | "rtl";
  readonly mode: ChosenMode;
}

/** A story of the panel in its own looks, over calls that are answered in the page itself. */
export function panelStory(state: PanelState): StoryObj {
  return {
    parameters: { bare: true },
    globals: { ...(state.window && { viewport: { value: state.window, isRotated: false } }) },
    render: (_, { canvasElement, globals }) => {
      const { lang, dir, mode, network, role } = { ...defaultSurroundings, ...globals } as unknown as Reading;
      const reading = { lang, dir, mode, network, role };
      return <Drawn key={[lang, dir, network, role].join("/")} {...{ state, ...reading, canvas: canvasElement }} />;
    },
    play: async ({ canvasElement, globals }) => {
      await until(() => panels.has(canvasElement), "the panel is drawn");
      const { network, role } = { ...defaultSurroundings, ...globals } as unknown as Reading;
      // Somebody else or a bad line makes another state of it: there is nothing to hold it to.
      if (network !== defaultSurroundings.network || isStaffRole(role)) return;
      const made = panels.get(canvasElement) as PanelInTest;
      const stage = stageOf(made, canvasElement);
      const sound = (): void => {
        if (made.house.faults.length > 0) throw new Error(made.house.faults.join("; "));
      };
      await state.play?.(stage);
      const { shows } = state;
      if (shows === "busy")
        await until(() => canvasElement.querySelector("[aria-busy=true]") !== null, "something waits", sound);
      else {
        await until(() => hasText(canvasElement, shows(stage.t)), `it says “${shows(stage.t)}”`, sound);
        // What still comes would change the page while axe judges it.
        if (state.rests !== false) await until(() => isIdle(canvasElement), "nothing is busy any more", sound);
      }
      sound();
    },
  };
}

interface DrawnProps extends Reading {
  readonly state: PanelState;
  readonly canvas: HTMLElement;
}

const staffRoles: readonly string[] = [
  "sub-dealer",
  "dealer",
  "partner",
  "operator",
  "admin",
  "platform",
] satisfies readonly StaffRole[];
const isStaffRole = (role: string): role is StaffRole => staffRoles.includes(role);

function Drawn({ state, lang, dir, mode, network, role, canvas }: DrawnProps) {
  const [made] = useState(() => {
    const staff = isStaffRole(role) ? staffOf(role) : state.staff === undefined ? staffOf() : state.staff;
    const house = fakeHouse(state.calls, staff);
    Object.assign(house.answers, overNetwork(house.answers, network));
    const panel = makePanel({
      lang,
      ...(dir !== "auto" && { dir }),
      path: state.path,
      house,
      marked: { dataset: {} },
      now: () => testNow + (state.later ?? 0) * 60_000,
    });
    panels.set(canvas, panel);
    return panel;
  });
  return (
    <div data-theme={panelTheme} data-mode={modeOf(panelTheme, mode)}>
      {made.element}
    </div>
  );
}

function stageOf(made: PanelInTest, canvas: HTMLElement): PanelStage {
  const t = (key: string): string => made.panel.i18n.t(key.includes(":") ? key : `panel:${key}`);
  const found = async <Found extends Element>(what: string, find: () => Found | undefined): Promise<Found> => {
    await until(() => find() !== undefined, what);
    return find() as Found;
  };
  return {
    made,
    canvas,
    t,
    press: async (key) => {
      const button = await found(`there is a button ${t(key)}`, () =>
        [...canvas.querySelectorAll("button")].findLast(({ textContent }) => textContent.includes(t(key))),
      );
      button.click();
    },
    type: async (key, text) => {
      const label = await found(`there is a field ${t(key)}`, () =>
        [...canvas.querySelectorAll("label")].findLast(({ textContent }) => textContent === t(key)),
      );
      const { control } = label;
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
        throw new Error(`${t(key)} is no field`);
      // React listens to the element's own setter.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value");
      own?.set?.call(control, text);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}
