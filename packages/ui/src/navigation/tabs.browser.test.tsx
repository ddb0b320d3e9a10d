import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Tabs } from "./tabs.tsx";

const tabs = [
  { key: "open", label: "Open", count: 2 },
  { key: "won", label: "Won" },
  { key: "lost", label: "Lost" },
] as const;

function Coupons() {
  const [value, setValue] = useState<(typeof tabs)[number]["key"]>("open");
  return (
    <Tabs label="Coupons" tabs={tabs} value={value} onChange={setValue}>
      {`The ${value} ones`}
    </Tabs>
  );
}

test("Tabs are one tab stop; arrow keys open the neighbour in reading direction", async () => {
  const screen = await renderKit(<Coupons />, { dir: "rtl" });
  await userEvent.tab();
  await expect.element(screen.getByRole("tab", { name: "Open 2" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByRole("tab", { name: "Won" })).toHaveFocus();
  await expect.element(screen.getByRole("tab", { name: "Won" })).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("tabpanel", { name: "Won" })).toHaveTextContent("The won ones");
  await userEvent.tab();
  await expect.element(screen.getByRole("tabpanel")).toHaveFocus();
});
