import { variantNames, type VariantKind } from "@livery/skin";
import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ShownSite } from "../site/state.ts";
import { toolsAddress } from "../frame/tools-address.ts";
import { firstState } from "../list/variants.ts";
import { argsOf, argTypesOf, type ControlArgs, controlsOf } from "../site/controls/story-args.ts";
import { Gallery } from "./gallery.tsx";

/** The gallery of a page or block: one story, whose variants are drawn as the toolbar says. */
export function galleryStory({ about, states }: ShownSite, kind: VariantKind, name: string): StoryObj {
  const state = states[firstState(Object.keys(states))];
  if (state === undefined) throw new RangeError(`${name} has no state`);
  const controls = controlsOf({ kind, name }, state);
  const initial = argsOf(controls, state);
  return {
    args: initial,
    argTypes: argTypesOf(controls),
    render: (args, { globals }) => (
      <Gallery
        {...{ about, kind, name }}
        changedArgs={changedIn(args, initial)}
        globals={toolsAddress(globals)}
        draws={!isWalked(globals)}
      />
    ),
    play: async ({ canvasElement }) => {
      const listed: readonly string[] = (variantNames[kind] as Readonly<Record<string, readonly string[]>>)[name] ?? [];
      const shown = [...canvasElement.querySelectorAll<HTMLElement>("[data-variant]")];
      await expect(shown.map((figure) => figure.dataset["variant"])).toEqual(listed);
      for (const figure of shown) {
        await expect(within(figure).getByRole("heading", { level: 2 })).toBeVisible();
        await expect(within(figure).getAllByRole("link").length).toBeGreaterThan(0);
      }
      await expect(within(canvasElement).getByText(/^export interface \w+Model/u)).toBeVisible();
    },
  };
}

/** The arguments that a reader has changed. */
function changedIn(args: ControlArgs, initial: ControlArgs): ControlArgs {
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initial[name]));
}

/** Who walks through all stories tells the addon that he asks axe himself (`packages/tools/src/{storybook,pictures}`). */
function isWalked(globals: Readonly<Record<string, unknown>>): boolean {
  return (globals["a11y"] as { readonly manual?: boolean } | undefined)?.manual === true;
}
