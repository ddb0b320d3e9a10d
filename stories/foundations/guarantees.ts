/** What the kit guarantees to everybody, and the tests that show it. */
interface Guarantee {
  readonly name: string;
  readonly text: string;
  /** A file of the repository, and a part of a test's name in it. */
  readonly tests: readonly (readonly [file: string, test: string])[];
  /** The page where it can be seen. */
  readonly page?: readonly [title: string, id: string];
}

export const guarantees: readonly Guarantee[] = [
  {
    name: "Target sizes",
    text: "On a touch screen every button, field, choice and tab is at least 44 px high. With a pointer no target of a page is below 24 px (WCAG 2.5.8), and a dense brand shrinks rows no further.",
    tests: [
      ["packages/ui/src/touch.browser.test.tsx", "On a touch screen every target is at least 44 px high"],
      ["packages/tools/src/storybook/usable/problems.ts", "leastTarget = 24"],
      ["packages/ui/src/tokens/emit.test.ts", "rows shrink to 24 px, and controls no further"],
    ],
    page: ["Density", "foundations-shape--density"],
  },
  {
    name: "Contrast",
    text: "Every pair of colours that components draw reads at WCAG 2.2 AA in every mode and region, whatever seeds a skin sets. High contrast reaches 7:1, and 4.5:1 for lines that carry a meaning.",
    tests: [
      ["packages/ui/src/tokens/contrast.test.ts", "Every declared pair reads at WCAG AA"],
      ["packages/ui/src/tokens/derive-contrast.test.ts", "At high contrast every pair reads at 7:1"],
      [
        "packages/ui/src/pale-accent.browser.test.tsx",
        "a selected price has a border and an inner line: not only a colour",
      ],
    ],
    page: ["Contrast in every mode", "foundations-colours--contrast-in-every-mode"],
  },
  {
    name: "Focus",
    text: "What has the focus of the keyboard has a ring, which keeps its contrast in regions and in forced colours. Dialogs and sheets take the focus, hold it, and return it to where it was.",
    tests: [
      [
        "packages/ui/src/tokens/contrast.test.ts",
        "A pinned focus ring applies to regions too, with sufficient contrast there",
      ],
      ["packages/ui/src/overlay/dialog.browser.test.tsx", "has a name, focuses its first field, and traps the focus"],
      ["packages/ui/src/overlay/dialog.browser.test.tsx", "closes by Escape and restores the focus"],
    ],
    page: ["Dialog", "kit-overlay-dialog--open-and-close"],
  },
  {
    name: "Reduced motion",
    text: "Who asks for less motion gets durations of zero, no carousel that moves by itself, and no veil; waiting still looks different from standing still.",
    tests: [
      ["packages/ui/src/styles/house-rules.test.ts", "defines every endless animation for reduced motion"],
      ["packages/ui/src/tokens/emit.test.ts", "reduces motion and enlarges targets if the system prefers it"],
      ["packages/ui/src/tokens/emit.test.ts", "but not with reduced motion, more contrast or forced colours"],
    ],
    page: ["Durations", "foundations-motion--durations"],
  },
  {
    name: "Forced colours",
    text: "In the system's own colours what is chosen is filled with its highlight, and the focus is a ring around it.",
    tests: [
      ["packages/ui/src/forced-colours.browser.test.tsx", "that is chosen is filled, with and without the pointer"],
    ],
  },
  {
    name: "Announcements",
    text: "Notices are announced, and a carousel announces its position. A countdown is not announced every second. A long list tells the position of a row and keeps the one with the focus.",
    tests: [
      ["packages/ui/src/overlay/notice.browser.test.tsx", "is announced, passes axe and can be closed"],
      ["packages/ui/src/gallery/gallery.browser.test.tsx", "and announces its position"],
      ["packages/ui/src/feedback/countdown-ring.browser.test.tsx", "is not announced"],
      ["packages/ui/src/layout/layout.browser.test.tsx", "announces positions, and keeps the focused row"],
    ],
    page: ["Notice", "kit-overlay-notice--failure"],
  },
  {
    name: "Directions and long words",
    text: "Every component passes axe in light and dark, from left to right and from right to left, and fits words of forty letters into 320 px.",
    tests: [
      ["packages/ui/src/kit.browser.test.tsx", "passes axe in %s and %s"],
      ["packages/ui/src/kit.browser.test.tsx", "fits forty-letter words into 320 px"],
      ["packages/ui/src/styles/house-rules.test.ts", "uses start and end, never left and right"],
    ],
  },
  {
    name: "Automatic movement and time",
    text: "A carousel stops under pointer and focus and can be paused for good. Toasts wait while pointer or focus is on them, and F8 leads to them.",
    tests: [
      ["packages/ui/src/gallery/gallery.browser.test.tsx", "stops under the pointer, and can be paused for good"],
      ["packages/ui/src/toast/toast.browser.test.tsx", "pause under pointer and focus, are reached by F8"],
    ],
    page: ["Toast", "kit-overlay-toast--undo"],
  },
];
