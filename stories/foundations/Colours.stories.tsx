import { checkPairs, contrast, declaredPairs, type Pair, regionNames, valueAt } from "@livery/ui/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { colorsOf, type Theme, Tokens, tokenVar } from "./tokens.tsx";
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

const pairName = ({ ink, ground }: Pick<Pair, "ink" | "ground">) => `${ink} on ${ground}`;

export const Roles: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["color"]}
      values={colorsOf(globals as unknown as Theme).color}
      drawn={(token) => ({ background: token })}
      shape="swatch"
    />
  ),
};

const regionTokens = ["color.surface", "color.border.strong", "color.accent.base", "color.accent.soft", "color.focus"];

/** §2: the accent of each section. */
export const Sections: Story = {
  render: (_, { globals }) => (
    <Tokens
      at={["section"]}
      values={colorsOf(globals as unknown as Theme).section}
      drawn={(token) => ({ background: token })}
      shape="swatch"
    />
  ),
};

/** Every pair that components draw, with the contrast it has and the one that WCAG 2.2 AA asks of it. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const theme = globals as unknown as Theme;
    const values = colorsOf(theme);
    const failing = new Set(checkPairs(values, theme.contrast === "more" ? "more" : "standard").map(pairName));
    return (
      <ul className={css.wall}>
        {declaredPairs.map(({ ground, ink, ratio }) => (
          <li
            key={pairName({ ink, ground })}
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
              {contrast(valueAt(values, ink), valueAt(values, ground)).toFixed(1)}{" "}
              {failing.has(pairName({ ink, ground })) ? "fails" : "reads"}
            </span>
          </li>
        ))}
      </ul>
    );
  },
};

/** Each region has a complete palette of its own, in its own mode if the skin says so: any component works in it. */
export const Regions: Story = {
  render: () => (
    <ul className={css.wall}>
      {regionNames.map((name) => (
        <li key={name} className={css.pair} data-region={name}>
          <span>{name}</span>
          {regionTokens.map((token) => (
            <span key={token} className={css.dot} style={{ background: tokenVar(token.split(".")) }} />
          ))}
        </li>
      ))}
    </ul>
  ),
};
