/** Waits until a count has stood for a second: beside other work a page that opens is done late. */
export async function untilStill(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
