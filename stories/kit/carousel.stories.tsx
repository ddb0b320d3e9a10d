import { Badge, BareButton, Carousel, Tile } from "@livery/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { carouselMessages } from "../frame/carousel-messages.ts";
import { gamePictures } from "../frame/game-pictures.ts";
import { slide } from "../frame/wall.css.ts";
import { longWord } from "../frame/wall.tsx";

const promotions = ["Welcome: 100 % on your first deposit", "Odds of the day", "Friday's accumulator"];

const meta = {
  title: "Kit/Gallery/Carousel",
  component: Carousel,
  args: {
    label: "Promotions",
    messages: carouselMessages,
    slides: promotions.map((title) => ({ key: title, title, content: <div className={slide}>{title}</div> })),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stage: Story = {
  async play({ canvas, userEvent }) {
    const findText = (text: string) => canvas.findByText(text);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(await findText("2 of 3: Odds of the day")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await expect(await findText("3 of 3: Friday's accumulator")).toBeInTheDocument();
  },
};
export const TurnsByItself: Story = { args: { every: 6_000 } };
export const Shelf: Story = {
  args: {
    label: "Games",
    kind: "shelf",
    slides: Array.from({ length: 12 }, (_, index) => ({
      key: index,
      title: `Game ${index + 1}`,
      content: (
        <Tile
          title={`Game ${index + 1}`}
          picture={gamePictures[index % gamePictures.length] ?? null}
          badge={index === 1 && <Badge tone="accent">New</Badge>}
          link={(link) => <BareButton {...link} />}
        />
      ),
    })),
  },
};
export const One: Story = {
  args: { slides: [{ key: 1, title: "Alone", content: <div className={slide}>Nothing to go on to</div> }] },
};
export const LongText: Story = {
  args: { slides: [1, 2].map((key) => ({ key, title: longWord, content: <div className={slide}>{longWord}</div> })) },
};
