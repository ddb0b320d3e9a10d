import type { Preview } from "@storybook/react-vite";
import { Frame } from "../frame/frame.tsx";
import { languageTools, skinTools } from "../frame/tools.ts";

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // A violation fails the story's test.
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    layout: "fullscreen",
    // The ground is the skin's.
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet", styles: { width: "820px", height: "1180px" } },
        desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
        narrow: { name: "Narrowest", styles: { width: "320px", height: "640px" } },
      },
    },
    options: {
      storySort: { order: ["Introduction", "Foundations", "Kit", "Blocks", "Pages", "Screens", "Decisions"] },
    },
  },
  globalTypes: {
    skin: {
      description: "The brand",
      toolbar: { title: "Skin", icon: "paintbrush", items: skinTools, dynamicTitle: true },
    },
    mode: {
      description: "Light or dark",
      toolbar: {
        title: "Mode",
        icon: "contrast",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    lang: {
      description: "Language of words and formats",
      toolbar: { title: "Language", icon: "globe", items: languageTools, dynamicTitle: true },
    },
    dir: {
      description: "Direction of reading",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "auto", title: "As the language" },
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    skin: "harbour",
    mode: "light",
    lang: "en",
    dir: "auto",
  },
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
