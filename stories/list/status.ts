import type { VariantNames } from "../../packages/skin/src/variant-names.ts";

/**
 * How far a component or variant is decided. `stable`: it changes incompatibly in a major release alone. `new`: until the release
 * after its first one, it may change in a minor one. `deprecated`: the next major release is without it.
 */
export type Status =
  | { readonly name: "stable" | "new"; readonly since: string }
  | { readonly name: "deprecated"; readonly since: string; readonly instead: string };

/** What was there, and decided, before the first release. */
const stable: Status = { name: "stable", since: "0.1.0" };
const isNew: Status = { name: "new", since: "0.1.0" };

/** Of each component of the UI kit, by the name of its page. */
export const componentStatus: Readonly<Record<string, Status>> = {
  Accordion: stable,
  AmountKeypad: stable,
  Badge: stable,
  Banner: stable,
  Barcode: stable,
  BareButton: stable,
  Button: stable,
  Calendar: stable,
  Card: stable,
  Carousel: stable,
  CarouselControls: stable,
  Checkbox: stable,
  Chip: stable,
  Clock: stable,
  CodeKeypad: isNew,
  Combobox: stable,
  CountdownRing: stable,
  DateParts: isNew,
  DatePicker: stable,
  Dialog: stable,
  EmptyState: stable,
  ErrorState: stable,
  Field: stable,
  FileButton: isNew,
  Flag: stable,
  GridTable: stable,
  Icon: stable,
  IconButton: stable,
  Link: stable,
  Menu: stable,
  Money: stable,
  MoneyInput: stable,
  Notice: stable,
  NumberStepper: stable,
  Odds: stable,
  OddsButton: stable,
  Pagination: stable,
  PasswordInput: stable,
  Popover: stable,
  PriceCell: stable,
  Progress: stable,
  QrCode: stable,
  RadioGroup: stable,
  RadioTile: isNew,
  RangeSlider: isNew,
  Row: stable,
  Segmented: stable,
  Select: stable,
  Sheet: stable,
  Skeleton: stable,
  SkipLink: stable,
  Slider: stable,
  Sparkline: isNew,
  Spinner: stable,
  SplitPane: stable,
  SportIcon: stable,
  Steps: stable,
  Switch: stable,
  Table: stable,
  Tabs: stable,
  TextArea: stable,
  TextInput: stable,
  TextKeypad: isNew,
  Tile: stable,
  Toast: stable,
  Tooltip: stable,
  VirtualList: stable,
  VisuallyHidden: stable,
};

/** Of each variant of a page or block. */
export const variantStatus: {
  readonly [Kind in keyof VariantNames]: {
    readonly [Name in keyof VariantNames[Kind]]: VariantNames[Kind][Name] extends readonly (infer Variant extends
      string)[]
      ? { readonly [Each in Variant]: Status }
      : never;
  };
} = {
  pages: {
    home: { lobby: stable, promo: stable, sports: stable, compact: stable },
    sports: { threeColumn: stable, cards: stable, oddsTable: stable },
    liveBets: { list: stable, split: stable, multiview: isNew },
    login: { popup: stable, page: stable, keypad: isNew },
    register: { single: stable, stepper: stable, columns: isNew },
    coupons: { tickets: stable, table: stable, timeline: stable },
    transferRequest: {
      classic: stable,
      stepper: stable,
      cards: stable,
      tabs: stable,
      accordion: stable,
      split: stable,
      table: stable,
      receipt: isNew,
      express: isNew,
      keypad: stable,
      sheet: stable,
      chat: isNew,
      terminal: stable,
      handoff: isNew,
    },
    promotions: { cards: stable, list: stable, story: isNew },
    match: { standard: stable },
    liveMatch: { standard: stable },
    results: { standard: stable },
    coupon: { standard: stable },
    sharedCoupon: { standard: stable },
    ticketCheck: { standard: stable },
    transactions: { standard: stable },
    notifications: { standard: stable },
    userInformation: { standard: stable },
    changePassword: { standard: stable },
    info: { standard: stable },
  },
  blocks: {
    header: { bar: stable, double: stable, centered: stable, terminal: stable },
    footer: { columns: stable, compact: stable, licence: isNew },
    betSlip: { rail: stable, sheet: stable, drawer: stable },
    navigation: { tabs: stable },
  },
};
