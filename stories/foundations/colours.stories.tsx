import { Badge, Button, Field, TextInput } from "@livery/ui";
import { declaredPairs, regionNames } from "@livery/ui/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ContrastMatrix } from "./contrast-matrix.tsx";
import { contrastRows, type Reading } from "./contrast-rows.ts";
import { colorsOf, type Theme, tokenVar } from "./theme.ts";
import { Tokens } from "./tokens.tsx";
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

/** The ratio, and the level of WCAG 2.2 that it reaches. */
const markText = ({ mark, needed, ratio }: Reading) =>
  `${ratio.toFixed(1)} ${mark === "fails" ? `below ${needed}` : mark}`;

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

/** Every pair that components draw, with its contrast and the level of WCAG 2.2 that it reaches. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const theme = globals as unknown as Theme;
    const values = colorsOf(theme);
    const level = theme.contrast === "more" ? "more" : "standard";
    return (
      <ul className={css.wall}>
        {contrastRows([{ key: "now", head: "Now", level, colors: values }]).map(({ ground, ink, isText, readings }) => (
          <li
            key={`${ink} on ${ground}`}
            className={css.pair}
            style={{
              background: tokenVar(ground.split(".")),
              color: tokenVar(isText ? ink.split(".") : ["color", "text", "strong"]),
            }}
          >
            <span>
              {ink.replace("color.", "")} / {ground.replace("color.", "")}
            </span>
            <span>{readings["now"] && markText(readings["now"])}</span>
          </li>
        ))}
      </ul>
    );
  },
};

/** The same pairs in every mode and contrast of the skin side by side, whatever the toolbar says. */
export const ContrastInEveryMode: Story = {
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
