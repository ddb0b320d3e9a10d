import { Badge, Button, Field, TextInput } from "@livery/ui";
import { checkPairs, contrast, declaredPairs, type Pair, regionNames, valueAt } from "@livery/ui/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ContrastMatrix } from "./contrast-matrix.tsx";
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

/** The same pairs in every mode and contrast of the skin side by side, whatever the toolbar says. */
export const ContrastInEverySight: Story = {
  render: (_, { globals }) => <ContrastMatrix skin={(globals as unknown as Theme).skin} />,
  play: async ({ canvas, userEvent }) => {
    const grounds = new Set(declaredPairs.map(({ ground }) => ground));
    await expect(canvas.getAllByRole("button", { name: /read$/u })).toHaveLength(grounds.size);
    await userEvent.click(canvas.getByRole("button", { name: /^surface/u }));
    const table = await canvas.findByRole("table", { name: "Contrast on color.surface" });
    await expect(within(table).getByRole("cell", { name: "text.muted" })).toBeVisible();
  },
};

const regionTokens = ["color.surface", "color.border.strong", "color.accent.base", "color.accent.soft", "color.focus"];

/** Each region has a complete palette of its own, in its own mode if the skin says so: any component works in it. */
export const Regions: Story = {
  render: () => (
    <ul className={css.wall}>
      {regionNames.map((name) => (
        <li key={name} className={css.region} data-region={name}>
          <strong>{name}</strong>
          <span className={css.value}>Half-time 1 : 0</span>
          <span className={css.dots}>
            {regionTokens.map((token) => (
              <span key={token} className={css.dot} style={{ background: tokenVar(token.split(".")) }} title={token} />
            ))}
          </span>
          <Field label="Stake">
            <TextInput value="10.00" onChange={() => undefined} />
          </Field>
          <Button variant="primary" onClick={() => undefined}>
            Place the bet
          </Button>
          <Badge tone="success">won</Badge>
        </li>
      ))}
    </ul>
  ),
};
