/** The UI kit's lists, carousels and steps, for a brand's own files: loaded after the first view. */
export {
  Accordion,
  Carousel,
  CarouselControls,
  CountdownRing,
  GridTable,
  holdsFocus,
  inMarked,
  SplitPane,
  Steps,
  Tile,
  useHeldWhilePressed,
  useHolding,
  useRemaining,
  useTabVisible,
  useRotation,
  VirtualList,
} from "@livery/ui";
