import { Button, Field, TextInput } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Theme, themeOf, tokenVar, valuesOf } from "./theme.ts";
import { Tokens } from "./tokens.tsx";
import * as css from "./tokens.css.ts";

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

/** Lines around things, of what is chosen, of the keyboard's ring. */
export const Stroke: Story = {
  render: (_, { globals }) => (
    <Tokens at={["stroke"]} values={shared(globals).stroke} drawn={(blockSize) => ({ blockSize })} shape="bar" />
  ),
};

/** Heights of controls and rows; `touch` is the least size of a target on a coarse pointer. */
export const Density: Story = {
  render: (_, { globals }) => (
    <Tokens at={["density"]} values={shared(globals).density} drawn={(blockSize) => ({ blockSize })} shape="bar" />
  ),
};

/** The same components at either density, which any part of a page can have. */
export const Densities: Story = {
  render: () => (
    <div className={css.wall}>
      {(["comfortable", "compact"] as const).map((density) => (
        <div key={density} className={css.token} data-density={density}>
          <span className={css.name}>{density}</span>
          <Button onClick={() => undefined}>Place the bet</Button>
          <Field label="Stake">
            <TextInput value="10.00" onChange={() => undefined} />
          </Field>
        </div>
      ))}
    </div>
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

/** What lies over what: each over all with a lower number, whatever comes later in the page. */
export const Layers: Story = {
  render: (_, { globals }) => (
    <Tokens at={["z"]} values={shared(globals).z} drawn={(zIndex) => ({ zIndex })} shape="text" />
  ),
};

/** How corners are cut, where a brand does not round them. */
export const Corner: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["shape"]}
      values={shared(globals).shape}
      drawn={(cornerShape) => ({ cornerShape, borderRadius: tokenVar(["radius", "xl"]) })}
      shape="box"
    />
  ),
};

/** What holds a surface together: lines around it, rules, a torn edge. */
export const Frame: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["frame"]}
      values={shared(globals).frame}
      drawn={(value) => ({ borderStyle: value, borderWidth: value })}
      shape="box"
    />
  ),
};

/** What a brand hangs before and behind its pages: none of it says anything. */
export const Decor: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["decor"]}
      values={valuesOf(globals as unknown as Theme).decor}
      drawn={(value) => ({ textShadow: value, backgroundImage: value })}
      shape="text"
    />
  ),
};
