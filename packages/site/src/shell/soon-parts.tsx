import { soonPart } from "./soon-part.tsx";

export const slipBlock = soonPart(async ({ faces }) => {
  const [{ BetSlipBlock }] = await Promise.all([
    import("../blocks/bet-slip/block.tsx"),
    faces.load("blocks", "betSlip"),
  ]);
  return BetSlipBlock;
});

export const footerBlock = soonPart(async ({ faces }) => {
  const [{ FooterBlock }] = await Promise.all([import("../blocks/footer/block.tsx"), faces.load("blocks", "footer")]);
  return FooterBlock;
});

/** What lies over the pages, and what is said of them. */
export const overPages = soonPart(async () => (await import("./over-pages.tsx")).OverPages);
