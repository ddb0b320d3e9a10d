import { nearestName } from "@livery/contract/settings";
import { completionScript } from "../completion/scripts.ts";
import { UsageError } from "../errors.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { shells } from "./options.ts";

/** `livery completion SHELL`. */
export const completion: Run = async ({ argument, commands, switched }) => {
  const shell = argument("SHELL") ?? "";
  const script = completionScript(shell, commands);
  if (script === undefined) {
    const nearest = nearestName(shell, shells);
    const meant = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
    throw new UsageError(
      `There is no completion for the shell "${shell}".${meant}`,
      `Name one of ${shells.join(", ")}.`,
    );
  }
  if (switched("json")) printJson({ shell, script });
  else process.stdout.write(script);
};
