import { axeArguments, linesOf } from "@livery/tools/axe-options";
import { violationsIn } from "@livery/ui/testing";

/** Checks the drawn story with axe, without the parts that are named: a line for each violation. */
export async function axeLines(without: readonly Element[] = []): Promise<readonly string[]> {
  const [{ exclude, include }, options] = axeArguments;
  return linesOf({ violations: await violationsIn({ include, exclude: [...exclude, ...without] }, options) });
}
