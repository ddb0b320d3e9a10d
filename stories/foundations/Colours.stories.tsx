import { contrast, declaredPairs, valueAt } from "@livery/ui/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Theme, Tokens, tokenVar, valuesOf } from "./tokens.tsx";
import * as css from "./tokens.css.ts";

const meta = {
  title: "Foundations/Colours",
  parameters: {
    docs: {
      description: {
        component:
          "Colours by their role, as the toolbar's skin and mode give them. A component names a role and never a colour; a skin gives few seeds, and the roles are derived from them so that every pair that is drawn can be read.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["color"]}
      values={valuesOf(globals as unknown as Theme).color}
      drawn={(token) => ({ background: token })}
      shape="swatch"
    />
  ),
};

/** §2: the accent of each section. */
export const Sections: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["section"]}
      values={valuesOf(globals as unknown as Theme).section}
      drawn={(token) => ({ background: token })}
      shape="swatch"
    />
  ),
};

/** Every pair that components draw, with the contrast it has and the one that WCAG 2.2 AA asks of it. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const values = valuesOf(globals as unknown as Theme);
    return (
      <ul className={css.wall}>
        {declaredPairs.map(({ ground, ink, ratio }) => (
          <li
            key={`${ink} ${ground}`}
            className={css.pair}
            style={{
              background: tokenVar(ground.split(".")),
              color: tokenVar(ratio < 4.5 ? ["color", "text", "strong"] : ink.split(".")),
            }}
          >
            <span>
              {ink.replace("color.", "")} / {ground.replace("color.", "")}
            </span>
            <span>
              {contrast(valueAt(values, ink), valueAt(values, ground)).toFixed(1)} ≥ {ratio}
            </span>
          </li>
        ))}
      </ul>
    );
  },
};
