import { spawn } from "node:child_process";
import { ProjectError } from "./project-error.ts";

/** A program and its arguments, for which no shell is needed. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  /** Whether the file is a script of the shell; its arguments must need no quotes. */
  readonly shell?: boolean;
}

/** The signals that end a program whose terminal or session ends. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs a command at this terminal. A signal ends it, and this program goes on when it has ended. Throws ProjectError. */
export function runCommand({ file, args, shell = false }: Command, cwd: string, problem: string): Promise<void> {
  return new Promise((done, failed) => {
    const child = shell
      ? spawn([file, ...args].join(" "), { cwd, stdio: "inherit", shell })
      : spawn(file, args, { cwd, stdio: "inherit" });
    let stopped = false;
    const stop = (signal: NodeJS.Signals): void => {
      stopped = true;
      // Ctrl-C reaches the child as well, without this program.
      if (signal !== "SIGINT") child.kill(signal);
    };
    for (const signal of signals) process.on(signal, stop);
    const end = (error?: ProjectError): void => {
      for (const signal of signals) process.off(signal, stop);
      if (error === undefined) done();
      else failed(error);
    };
    child.once("error", (error) =>
      end(new ProjectError(`${problem} ${error.message}`, "Install it, then run the command again.", 4)),
    );
    child.once("exit", (code, signal) => {
      if (stopped || signal === "SIGINT" || code === 130)
        end(new ProjectError("Stopped.", "Nothing was written.", 130));
      else if (code === 0) end();
      else
        end(
          new ProjectError(problem, "Its message is above. Nothing was written.", code === 2 || code === 3 ? code : 4),
        );
    });
  });
}
