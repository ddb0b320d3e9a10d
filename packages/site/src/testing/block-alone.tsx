import type { BlockName } from "@livery/skin";
import { RouterContextProvider } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { App } from "../app/create-app.tsx";
import { BetSlipBlock } from "../blocks/bet-slip/bet-slip.block.tsx";
import { FooterBlock } from "../blocks/footer/footer.block.tsx";
import { HeaderBlock } from "../blocks/header/header.block.tsx";
import { NavigationBlock } from "../blocks/navigation/navigation.block.tsx";
import { Overlays } from "../shell/overlays.tsx";

const blocks: { readonly [Name in BlockName]: ComponentType } = {
  header: HeaderBlock,
  footer: FooterBlock,
  betSlip: BetSlipBlock,
  navigation: NavigationBlock,
};

/** A block of a site without the page around it; notices of the player's actions in it are still shown. */
export function blockAlone({ router, within }: Pick<App, "router" | "within">, name: BlockName) {
  const Block = blocks[name];
  return within(
    <RouterContextProvider router={router}>
      <Block />
      <Overlays />
    </RouterContextProvider>,
  );
}
