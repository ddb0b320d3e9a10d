/** Waits until a count has stood for a while, in milliseconds: beside other work a page that opens is done late. */
export async function untilStill(count: () => number, ms = 1_000): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
