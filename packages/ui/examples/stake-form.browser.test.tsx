import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { plainFormats } from "../src/testing/formats.ts";
import { StakeForm } from "./stake-form.example.tsx";

test("the form of the example reads an amount in minor units", async () => {
  const place = vi.fn<(stake: bigint) => void>();
  const screen = await render(<StakeForm formats={plainFormats} onPlace={place} />);
  await screen.getByRole("textbox", { name: "Stake" }).fill("12.50");
  await screen.getByRole("button", { name: "Place bet" }).click();
  expect(place).toHaveBeenCalledWith(1250n);
});
