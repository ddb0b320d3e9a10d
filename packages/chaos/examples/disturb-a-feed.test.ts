import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { connect, openHouse } from "../src/testing/house.ts";
import { newTopic, ticks } from "../src/testing/frames.ts";
import { losePrices } from "./disturb-a-feed.example.ts";

test("the proxy of the example drops each tick, and logs it", async () => {
  const house = await openHouse();
  const chaos = await losePrices(house.target);
  onTestFinished(() => chaos.close());
  const browser = await connect(chaos);
  const socket = house.ends[0]?.socket;
  for (const tick of ticks(newTopic("list"), 3)) socket?.send(tick);
  socket?.send("the last message");
  await once(browser.socket, "message");
  expect(browser.received.map(String)).toEqual(["the last message"]);
  expect(chaos.log).toHaveLength(3);
  expect(chaos.log[0]).toMatchObject({ fault: "drop", connection: 0, direction: "down", index: 0, kind: "tick" });
});
