import { deferredPart } from "../parts/deferred-part.tsx";

export const slipBlock = deferredPart(async ({ variants }) => {
  const [{ BetSlipBlock }] = await Promise.all([
    import("../blocks/bet-slip/bet-slip.block.tsx"),
    variants.load("blocks", "betSlip"),
  ]);
  return BetSlipBlock;
});

export const footerBlock = deferredPart(async ({ variants }) => {
  const [{ FooterBlock }] = await Promise.all([
    import("../blocks/footer/footer.block.tsx"),
    variants.load("blocks", "footer"),
  ]);
  return FooterBlock;
});

/** The overlays and the announcements about the pages. */
export const overlays = deferredPart(async () => (await import("./overlays.tsx")).Overlays);
