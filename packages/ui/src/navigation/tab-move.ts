/** The tab that a key opens, or undefined for a key that opens none. The ends join up. */
export function tabMove(key: string, from: number, count: number, dir: "ltr" | "rtl"): number | undefined {
  if (count === 0) return undefined;
  const onward = dir === "ltr" ? "ArrowRight" : "ArrowLeft";
  const back = dir === "ltr" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case onward:
      return (from + 1) % count;
    case back:
      return (from - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
