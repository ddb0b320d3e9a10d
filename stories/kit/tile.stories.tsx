import { Badge, BareButton, Skeleton, Tile, type TileLink } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { gamePictures } from "../frame/game-pictures.ts";
import { tiles } from "../frame/wall.css.ts";
import { longWord } from "../frame/wall.tsx";

const opened = fn();
const link = (parts: TileLink) => <BareButton {...parts} onClick={opened} />;
const [sun = null, peak = null, cards = null, spade = null] = gamePictures;

const meta = {
  title: "Kit/Gallery/Tile",
  component: Tile,
  decorators: [
    (Story) => (
      <div className={tiles}>
        <Story />
      </div>
    ),
  ],
  args: { title: "Sunset Bay", detail: "Harbour Games", picture: sun, link },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Favourite: Story = {
  render: function Starred(args) {
    const [pressed, setPressed] = useState(false);
    return <Tile {...args} favourite={{ pressed, label: "Favourite", onChange: setPressed }} />;
  },
  async play({ canvas, userEvent }) {
    opened.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Favourite" }));
    await expect(canvas.getByRole("button", { name: "Favourite", pressed: true })).toBeVisible();
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Sunset Bay" }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};
export const Several: Story = {
  render: (args) => (
    <>
      <Tile {...args} badge={<Badge tone="signal">Live</Badge>} />
      <Tile {...args} title="High Peak" picture={peak} badge={<Badge tone="accent">New</Badge>} />
      <Tile {...args} title="Two of a Kind" picture={cards} shape="square" />
      <Tile {...args} title="Ace of Spades" picture={spade} shape="tall" />
      <Tile {...args} title="Green Tables" picture={null} />
    </>
  ),
};
export const Loading: Story = {
  render: () => (
    <>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} shape="tile" />
      ))}
    </>
  ),
};
export const WithoutItsPicture: Story = { args: { picture: "data:image/png;base64,broken" } };
export const Closed: Story = { args: { closed: "Under maintenance until 18:00" } };
export const LongText: Story = {
  args: { title: `${longWord} ${longWord}`, detail: longWord, badge: <Badge tone="accent">New</Badge> },
};
