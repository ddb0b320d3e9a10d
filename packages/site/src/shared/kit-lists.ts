/** The kit's lists, rounds and ways, for a brand's own files: later than the first view. */
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
  useTurning,
  VirtualList,
} from "@livery/ui";
