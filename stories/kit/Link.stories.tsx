import { linkClass } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { longWord, Wall } from "../frame/wall.tsx";

/** The look of a link; the element is the site's own, since it knows the routes. */
function Link({ look, href, children }: { look?: "plain"; href: string; children: string }) {
  return (
    <a href={href} className={linkClass(look)}>
      {children}
    </a>
  );
}

const meta = {
  title: "Kit/Action/Link",
  component: Link,
  args: { href: "#rules", children: "Betting rules" },
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
export const Plain: Story = { args: { look: "plain" } };
export const LongWord: Story = { args: { children: longWord } };
export const Both: Story = {
  render: (args) => (
    <Wall>
      <Link {...args} />
      <Link {...args} look="plain" />
    </Wall>
  ),
};
