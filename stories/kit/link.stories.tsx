import { linkClass } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { longWord, Wall } from "../frame/wall.tsx";

/** The look of a link; the element is the site's own, since it knows the routes. */
function Link({ variant, children, ...rest }: ComponentProps<"a"> & { variant?: Parameters<typeof linkClass>[0] }) {
  return (
    <a {...rest} className={linkClass(variant)}>
      {children}
    </a>
  );
}

const meta = {
  title: "Kit/Action/Link",
  component: Link,
  args: { href: "#rules", children: "Betting rules" },
  argTypes: {
    variant: {
      description:
        "The argument of `linkClass`: in running text, beside other controls, or as the strongest of a place.",
      options: ["text", "plain", "strong"],
      control: { type: "inline-radio" },
      table: { type: { summary: '"text" | "plain" | "strong"' }, defaultValue: { summary: '"text"' } },
    },
    children: { description: "The link’s text.", control: { type: "text" } },
    href: { description: "Where it leads; a router’s link has its own prop.", control: { type: "text" } },
  },
  parameters: {
    docs: {
      source: {
        code: 'import { linkClass } from "@livery/ui";\n\n<a href="/rules" className={linkClass("plain")}>\n  Betting rules\n</a>',
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Read the <Link {...args} /> first.
    </p>
  ),
};
export const Plain: Story = { args: { variant: "plain" } };
export const Strong: Story = { args: { variant: "strong" } };
export const Disabled: Story = { args: { "aria-disabled": true } };
export const LongWord: Story = { args: { children: longWord } };
export const Both: Story = {
  render: (args) => (
    <Wall>
      <Link {...args} />
      <Link {...args} variant="plain" />
      <Link {...args} variant="strong" />
    </Wall>
  ),
};
