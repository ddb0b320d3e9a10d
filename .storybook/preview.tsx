import type { Preview, StoryContext } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { Frame } from "../stories/frame/frame.tsx";
import { DocsPage } from "./docs-page.tsx";
import { theme } from "./theme.ts";
import { kitCode } from "../stories/guidance/kit-code.ts";
import { kitPropTypes } from "../stories/frame/kit-prop-types.ts";
import { initialGlobals, tools } from "../stories/frame/tools.ts";
import { untilStable } from "../stories/frame/until-stable.ts";

// What a story waits for comes when the machine gets to it: a second is too short beside seven other browsers.
configure({ asyncUtilTimeout: 15_000 });

const isOfUiKit = (title: string): boolean => /^(?:Kit\/|Foundations\/Icon$)/u.test(title);

const preview: Preview = {
  // The accessibility check is an `afterEach` too and runs after this one: it must not see a story halfway.
  afterEach: untilStable,
  tags: ["autodocs"],
  argTypesEnhancers: [kitPropTypes],
  parameters: {
    // A violation fails the story's test; a run from the command line has `axe-check.ts`, which asks for the same and less often.
    // Axe describes nothing else: that took longer than to find it.
    a11y: {
      test: import.meta.env["VITEST_STORYBOOK"] === "false" ? "off" : "error",
      options: { resultTypes: ["violations"] },
    },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: {
      theme,
      page: DocsPage,
      source: { transform: (code: string, { title }: StoryContext) => (isOfUiKit(title) ? kitCode(code) : code) },
    },
    layout: "fullscreen",
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet", styles: { width: "820px", height: "1180px" } },
        desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
        narrow: { name: "Narrowest", styles: { width: "320px", height: "640px" } },
      },
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "What’s new",
          "Guides",
          ["For designers", "For integrators", "Bring your own live source", "Glossary"],
          "Brands",
          "Foundations",
          ["Guide", "Accessibility", "All tokens", "Colours", "Type", "Shape", "Motion", "All icons", "Icon", "Words"],
          "Kit",
          [
            "Action",
            "Field",
            "Choice",
            "Date",
            "Keypad",
            "Navigation",
            "Overlay",
            "Feedback",
            "Surface",
            "Sport",
            "Gallery",
            "Layout",
            "Symbol",
          ],
          "Gallery",
          "Blocks",
          "Pages",
          "Screens",
          "Panel",
          "Flows",
          "Decisions",
        ],
      },
    },
  },
  globalTypes: tools,
  initialGlobals,
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Frame
        {...(globals as Parameters<typeof Frame>[0])}
        bare={parameters["bare"] === true}
        documented={viewMode === "docs"}
      >
        <Story />
      </Frame>
    ),
  ],
};
export default preview;
