import { Button } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { type Theme, themeOf } from "./theme.ts";
import { Tokens } from "./tokens.tsx";

const meta = {
  title: "Foundations/Motion",
  parameters: {
    docs: {
      description: {
        component:
          "How long a change takes and how it runs. Who asks for less motion gets none: durations are then zero everywhere.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const durations = ["fast", "base", "slow", "turn", "move", "breathe", "drift"] as const;
const curves = ["standard", "enter", "exit"] as const;

function Moving({
  names,
  skin,
  isCurve,
}: {
  readonly names: readonly string[];
  readonly skin: string;
  readonly isCurve: boolean;
}) {
  const [isThere, setThere] = useState(false);
  const all = themeOf(skin).shared.motion as Readonly<Record<string, string>>;
  const values = Object.fromEntries(names.map((name) => [name, all[name] ?? ""]));
  return (
    <>
      <Tokens
        at={["motion"]}
        values={values}
        drawn={(token) => ({
          inlineSize: isThere ? "100%" : "10%",
          transition: isCurve ? `inline-size 800ms ${token}` : `inline-size ${token} ease`,
        })}
        shape="bar"
      />
      <Button onClick={() => setThere(!isThere)}>Move</Button>
    </>
  );
}

export const Durations: Story = {
  render: (_, { globals }) => <Moving names={durations} skin={(globals as unknown as Theme).skin} isCurve={false} />,
};

export const Curves: Story = {
  render: (_, { globals }) => <Moving names={curves} skin={(globals as unknown as Theme).skin} isCurve />,
};
