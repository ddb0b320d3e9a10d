import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Theme, Tokens, themeOf, valuesOf } from "./tokens.tsx";

const meta = {
  title: "Foundations/Shape",
  parameters: {
    docs: {
      description: {
        component:
          "Space between things, the rounding of corners, how high a thing lies over the page, the heights of controls, and the widths of a page's columns.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shared = (globals: unknown) => themeOf((globals as Theme).skin).shared;

export const Space: Story = {
  render: (_, { globals }) => (
    <Tokens at={["space"]} values={shared(globals).space} drawn={(inlineSize) => ({ inlineSize })} shape="bar" />
  ),
};

export const Radius: Story = {
  render: (_, { globals }) => (
    <Tokens at={["radius"]} values={shared(globals).radius} drawn={(borderRadius) => ({ borderRadius })} shape="box" />
  ),
};

export const Elevation: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["shadow"]}
      values={valuesOf(globals as unknown as Theme).shadow}
      drawn={(boxShadow) => ({ boxShadow })}
      shape="box"
    />
  ),
};

/** Heights of controls and rows; `touch` is the least size of a target on a coarse pointer. */
export const Density: Story = {
  render: (_, { globals }) => (
    <Tokens at={["density"]} values={shared(globals).density} drawn={(blockSize) => ({ blockSize })} shape="bar" />
  ),
};

export const Layout: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["layout"]}
      values={shared(globals).layout}
      drawn={(inlineSize) => ({ inlineSize, maxInlineSize: "100%" })}
      shape="bar"
    />
  ),
};
