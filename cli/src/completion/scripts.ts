import type { Commands } from "../program/command-definition.ts";
import { bashScript } from "./bash.ts";
import { fishScript } from "./fish.ts";
import { offersOf, type Offers } from "./offers.ts";
import { powershellScript } from "./powershell.ts";
import { zshScript } from "./zsh.ts";

const scripts: Readonly<Record<string, (offers: Offers) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** The script that completes the command line in a shell; undefined for a shell that has none. */
export function completionScript(shell: string, commands: Commands): string | undefined {
  return Object.hasOwn(scripts, shell) ? scripts[shell]?.(offersOf(commands)) : undefined;
}
