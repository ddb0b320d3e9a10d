import { type Guidance, press } from "./guidance.ts";

export const sport: Readonly<Record<string, Guidance>> = {
  OddsButton: {
    purpose: "A price that can be put into the slip.",
    when: ["Prices that React draws: a coupon form, a promotion."],
    whenNot: [
      ["The price changes several times a minute.", "PriceCell"],
      ["The price is only read.", "Odds"],
    ],
    content: [
      "`caption` is short: “1”, “Over 2.5”. `market` and `outcome` are whole and read out.",
      "Nothing else is in it: the odds are the most prominent part of the row.",
    ],
    keys: [["Enter, Space", "Put the outcome into the slip, or remove it."]],
    reader: "Button: market, outcome, odds, and whether it is in the slip. A locked price says so in place of a press.",
  },
  PriceCell: {
    purpose: "A live price that writes its own changes.",
    when: ["Live lists with hundreds of prices."],
    whenNot: [
      ["The price stands still.", "OddsButton"],
      ["The last prices are shown too.", "Sparkline"],
    ],
    content: ["As for `OddsButton`."],
    keys: [["Enter, Space", "Put the outcome into the slip, or remove it."]],
    reader: "Button: market, outcome, odds. It stays focusable while it is locked; changes are not announced.",
  },
  Sparkline: {
    purpose: "The course of a price since it is watched.",
    when: ["Beside a live price, to show whether it rises or falls."],
    whenNot: [["The present price is enough.", "PriceCell"]],
    content: ["`fromTo` names both ends: “from 2.10 to 1.85”."],
    keys: [],
    reader: "Only the first and the last price, as text.",
  },
  Flag: {
    purpose: "A country or competition as letters on a small plate.",
    when: ["Beside the name of a league or a country."],
    whenNot: [["A sport is meant.", "SportIcon"]],
    content: ["Two or three letters; `label` only where the name is not written beside it."],
    keys: [],
    reader: "Hidden, or an image with `label`.",
  },
  SportIcon: {
    purpose: "A sport as a small picture.",
    when: ["Beside the name of a sport, or in a list of many sports."],
    whenNot: [
      ["A country is meant.", "Flag"],
      ["It is an action.", "Icon"],
    ],
    content: ["`label` only where the name is not written beside it."],
    keys: [],
    reader: "Hidden, or an image with `label`.",
  },
  Clock: {
    purpose: "The time of the site, by the server.",
    when: ["The header of a site or a terminal."],
    whenNot: [["Time runs out.", "CountdownRing"]],
    content: ["`label` only where no text before it names the clock."],
    keys: [],
    reader: "The label, then the time. Its changes are not announced.",
  },
};

export const icon: Readonly<Record<string, Guidance>> = {
  Icon: {
    purpose: "A small picture that repeats a text, or stands for a known action.",
    when: ["Beside a label, at the start of a row, within a button."],
    whenNot: [
      ["It is pressed.", "IconButton"],
      ["It is a sport.", "SportIcon"],
    ],
    content: ["`label` only where no text beside it has the meaning."],
    keys: [],
    reader: "Hidden, or an image with `label`.",
  },
};

export const gallery: Readonly<Record<string, Guidance>> = {
  Carousel: {
    purpose: "Promotions or games side by side, of which one or a few are in sight.",
    when: ["The order matters little and missing one is no loss."],
    whenNot: [
      ["All have to be seen.", "Tile"],
      ["The slides are steps.", "Steps"],
    ],
    content: ["`label` is the topic; each slide has a title of its own."],
    keys: [
      ["Arrow left, Arrow right", "Scroll the row when it has the focus."],
      ["Tab", "Moves through slides and controls."],
      press,
    ],
    reader:
      "A named carousel with a list of slides; the present one is announced politely. It never moves by itself with reduced motion.",
  },
  CarouselControls: {
    purpose: "Previous, position, next and pause of slides that are drawn elsewhere.",
    when: ["A page draws its own slides and rotates them with `useRotation`."],
    whenNot: [
      ["The slides are a row.", "Carousel"],
      ["The list has pages.", "Pagination"],
    ],
    content: ["Positions count from 1 and name the title: “3 of 8: Welcome bonus”."],
    keys: [["Tab", "Moves through the buttons."], press],
    reader: "A named group; the position is announced politely when it changes.",
  },
  Tile: {
    purpose: "A game, an event or a promotion: a picture and one link.",
    when: ["Many of a kind in a grid."],
    whenNot: [
      ["It is one option of a form.", "RadioTile"],
      ["It has several links or texts.", "Card"],
    ],
    content: [
      "The title is a name of up to three words; without a picture its initials are shown.",
      "`closed` says why it cannot be opened.",
    ],
    keys: [
      ["Tab", "Moves to the link and to the star."],
      ["Enter", "Opens it."],
    ],
    reader: "A link with the title. The star says whether it is pressed; the picture is hidden.",
  },
};

export const layout: Readonly<Record<string, Guidance>> = {
  Accordion: {
    purpose: "Sections of which those in question are open.",
    when: ["Questions and answers, groups of markets, filters."],
    whenNot: [
      ["One of few views is always open.", "Tabs"],
      ["Everything is read from top to bottom.", "Card"],
    ],
    content: ["The head is a noun or the question itself; `aside` has a count or a state."],
    keys: [
      ["Enter, Space", "Open and close a section."],
      ["Arrow up, Arrow down", "Move between heads."],
      ["Home, End", "Go to the first and the last head."],
    ],
    reader: "Headings with a button that says whether the section is open; a closed one cannot be reached.",
  },
  SplitPane: {
    purpose: "Two panes whose widths the player decides.",
    when: ["A list and what is chosen from it, on wide screens."],
    whenNot: [
      ["The panes are alternatives.", "Tabs"],
      ["One comes and goes.", "Sheet"],
    ],
    content: ["`label` names the first pane: “Width of the list”."],
    keys: [
      ["Arrow left, Arrow right", "Move the separator by two percent, with Shift by ten."],
      ["Home, End", "Go to the bounds."],
      ["Enter", "Collapses the first pane, and restores it."],
    ],
    reader: "A separator with its name, its value and its bounds.",
  },
  VirtualList: {
    purpose: "A list of any length that draws only what is in sight.",
    when: ["More than some hundred rows of known heights."],
    whenNot: [
      ["There are fewer rows.", "Row"],
      ["The list is split into pages.", "Pagination"],
    ],
    content: ["A row has no state of its own and fills its height."],
    keys: [
      ["Arrow keys, Page up, Page down", "Scroll a list that scrolls itself."],
      ["Tab", "Moves through what the rows contain."],
    ],
    reader: "A named list; each row is read with its position and the total.",
  },
};

export const symbol: Readonly<Record<string, Guidance>> = {
  Barcode: {
    purpose: "A coupon's number for the scanner of a till.",
    when: ["Receipts, and screens that are held under a scanner."],
    whenNot: [["A phone reads it.", "QrCode"]],
    content: ["Printable ASCII; `captioned` shows the text for typing it."],
    keys: [],
    reader: "An image with `label`.",
  },
  QrCode: {
    purpose: "An address or a code for the camera of a phone.",
    when: ["Payments, sharing, signing in on another device."],
    whenNot: [
      ["A till reads it.", "Barcode"],
      ["The player is on the phone already.", "Link"],
    ],
    content: ["Write beside it what a scan does, and offer a link for who cannot scan."],
    keys: [],
    reader: "An image with `label`.",
  },
};
