import type { ReactNode } from "react";
import * as kit from "../index.ts";

const { Accordion, Badge, Barcode, Button, Carousel, CarouselControls, CountdownRing, IconButton } = kit;
const { QrCode, SplitPane, Steps, Tile, Tooltip } = kit;

const longWord = "Donaudampfschifffahrtsgesellschaftskapitän";
const nothing = () => {};
const clock = () => 0;

export const carouselMessages: kit.CarouselMessages = {
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  resume: "Play",
  go: (position) => `Go to ${position}`,
  position: (position, count) => `${position} / ${count}`,
  shown: (position, count, title) => `${position} of ${count}: ${title}`,
};

/** Every layout component (lists, carousels, steps, codes), in its distinct states. */
export const layoutExamples: Readonly<Record<string, ReactNode>> = {
  Accordion: (
    <Accordion
      open={["open"]}
      onChange={nothing}
      items={[
        { key: "open", label: longWord, aside: "4", content: longWord },
        { key: "shut", label: "Shut", content: <Button>Not to be reached</Button> },
        { key: "off", label: "Off", content: "Nothing", disabled: true },
      ]}
    />
  ),
  Barcode: <Barcode text="10042-7F3K" label="The coupon's number" captioned />,
  Carousel: (
    <Carousel
      label="Promotions"
      messages={carouselMessages}
      slides={["First", longWord].map((title) => ({ key: title, title, content: <p>{title}</p> }))}
    />
  ),
  CarouselControls: (
    <CarouselControls
      index={1}
      count={9}
      label="News"
      title={longWord}
      messages={carouselMessages}
      paused
      onGo={nothing}
      onPrevious={nothing}
      onNext={nothing}
      onPause={nothing}
    />
  ),
  CountdownRing: (
    <>
      <CountdownRing until={4_200} now={clock} whole={5_000} label={(seconds) => `${seconds} seconds`} />
      <CountdownRing until={1_200} now={clock} whole={5_000} label={(seconds) => `${seconds} seconds`} />
    </>
  ),
  QrCode: <QrCode text="https://example.com/b/7F3K" label="The slip's address" />,
  SplitPane: (
    <SplitPane label="Width of the list" size={40} onSizeChange={nothing} start={longWord} end={<p>{longWord}</p>} />
  ),
  Steps: (
    <>
      {[false, true].map((upright) => (
        <Steps
          key={String(upright)}
          label="Deposit"
          upright={upright}
          current={1}
          states={{ done: "Done", current: "Now", upcoming: "To come", failed: "Not in order" }}
          onBack={nothing}
          steps={[
            { key: "method", label: "Method" },
            { key: "amount", label: longWord, detail: longWord },
            { key: "review", label: "Review", failed: true },
          ]}
        />
      ))}
    </>
  ),
  Tile: (
    <>
      <Tile
        title={longWord}
        detail={longWord}
        picture={null}
        badge={<Badge tone="accent">New</Badge>}
        favourite={{ pressed: true, label: "Favourite", onChange: nothing }}
        link={(link) => <button type="button" {...link} />}
      />
      <Tile title="Closed" picture={null} closed="Under maintenance" />
    </>
  ),
  Tooltip: (
    <Tooltip text={longWord}>
      <IconButton icon="info" label="About the limits" />
    </Tooltip>
  ),
};
