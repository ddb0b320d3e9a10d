import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Theme, themeOf } from "./theme.ts";
import { Tokens } from "./tokens.tsx";

const meta = {
  title: "Foundations/Type",
  parameters: {
    docs: {
      description: {
        component:
          "Families, sizes, weights and lines of text. Sizes are fluid where a page gains by it; figures of prices stand in columns. Persian takes its letters from a family of its own.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fonts = (globals: unknown) => themeOf((globals as Theme).skin).shared.font;

export const Sizes: Story = {
  render: (_, { globals }) => (
    <Tokens at={["font", "size"]} values={fonts(globals).size} drawn={(fontSize) => ({ fontSize })} shape="text" />
  ),
};

export const Families: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["font", "family"]}
      values={fonts(globals).family}
      drawn={(fontFamily) => ({ fontFamily })}
      shape="text"
    />
  ),
};

export const Weights: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["font", "weight"]}
      values={fonts(globals).weight}
      drawn={(fontWeight) => ({ fontWeight })}
      shape="text"
    />
  ),
};

/** Letter case of heads: as written, or capitals. */
export const Caps: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["font", "caps"]}
      values={fonts(globals).caps}
      drawn={(textTransform) => ({ textTransform })}
      shape="text"
    />
  ),
};

/** Heads stand upright or lean. */
export const Slants: Story = {
  render: (_, { globals }) => (
    <Tokens at={["font", "style"]} values={fonts(globals).style} drawn={(fontStyle) => ({ fontStyle })} shape="text" />
  ),
};

/** Heights of lines, as a multiple of the letters. */
export const Lines: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["font", "line"]}
      values={fonts(globals).line}
      drawn={(lineHeight) => ({ lineHeight })}
      shape="text"
      text="A slip that is not placed yet is kept on this device, and is in step with your other tabs. What is locked or has ended says so in its place, and what can be done about it."
    />
  ),
};

/** Room between letters: of headings, and of what is set in capitals. */
export const Tracking: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["font", "tracking"]}
      values={fonts(globals).tracking}
      drawn={(letterSpacing) => ({ letterSpacing })}
      shape="text"
      text="LIVE NOW"
    />
  ),
};
