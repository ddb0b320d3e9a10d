import { afterEach, expect, test, vi } from "vitest";
import { renderKit } from "../testing/render-kit.tsx";
import { CountdownRing } from "./countdown-ring.tsx";

afterEach(() => void vi.useRealTimers());

const label = (seconds: number) => `${seconds} seconds left`;

test("A ring shows the remaining seconds, is not announced, and stays empty at the end", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let at = 0;
  const now = () => at;
  const pass = (ms: number): void => {
    at += ms;
    vi.advanceTimersByTime(100);
  };
  const screen = await renderKit(<CountdownRing until={5_000} whole={5_000} now={now} label={label} />);
  const timer = screen.getByRole("timer");
  const left = () => {
    const arc = timer.element().querySelectorAll("circle")[1];
    return 1 - Number(arc?.getAttribute("stroke-dashoffset")) / Number(arc?.getAttribute("stroke-dasharray"));
  };
  await expect.element(timer).toHaveAttribute("aria-live", "off");
  await expect.element(screen.getByText("5 seconds left")).toBeInTheDocument();
  expect(left()).toBeCloseTo(1);
  pass(3_500);
  await expect.element(screen.getByText("2 seconds left")).toBeInTheDocument();
  expect(left()).toBeCloseTo(0.3);
  pass(9_000);
  await expect.element(screen.getByText("0 seconds left")).toBeInTheDocument();
  expect(left()).toBeCloseTo(0);
});
