import { closedLists, flagsOf, type Offers, type Word } from "./offers.ts";

/** For fish from 3.0. */
export function fishScript({ commands, values }: Offers): string {
  const cases = commands.map(
    ({ at, commands: below, options, argument }) =>
      `            case ${quoted(at)}
                set below ${below.map(described).join(" ")}
                set options ${options.map(described).join(" ")}${argumentOf(argument)}`,
  );
  const closed = closedLists(values).map(
    ([flag, list]) => `            case ${flag}
                set below ${list.map(quoted).join(" ")}`,
  );
  return `# livery for fish: livery completion fish | source, or save it as ~/.config/fish/completions/livery.fish

function __livery_offers
    set -l at ''
    set -l value ''
    set -l rest ''
    set -l kind none
    set -l below
    set -l options
    set -l prefix ''
    set -l given (commandline -opc)
    set -l cur (commandline -ct)
    for word in $given[2..-1]
        if test -n "$value"
            set value ''
            continue
        end
        test -n "$rest"; and continue
        switch $word
            case --
                set rest 1
            case ${[...values.keys()].join(" ")}
                set value $word
            case '-*'
            case '*'
                set -l next (string trim -- "$at $word")
                switch $next
                    case ${commands
                      .filter(({ at }) => at !== "")
                      .map(({ at }) => quoted(at))
                      .join(" ")}
                        set at $next
                end
        end
    end
    if test -z "$value" -a -z "$rest"; and string match -q -- '--*=*' $cur
        set value (string replace -r '=.*' '' -- $cur)
        set prefix "$value="
        set cur (string replace -r '^[^=]*=' '' -- $cur)
    end
    if test -n "$value"
        switch $value
            case ${flagsOf(values, "files").join(" ")}
                set kind files
            case ${flagsOf(values, "folders").join(" ")}
                set kind folders
${closed.join("\n")}
        end
    else
        switch "$at"
${cases.join("\n")}
        end
        if test -z "$rest"; and string match -q -- '-*' $cur; or test -z "$rest" -a "$kind" = none -a (count $below) -eq 0
            set below $options
            set kind none
        end
    end
    switch $kind
        case files
            set below (__fish_complete_path "$cur")
        case folders
            set below (__fish_complete_directories "$cur" '')
    end
    for each in $below
        echo $prefix$each
    end
end

complete -c livery -e
complete -c livery -f -a '(__livery_offers)'
`;
}

function argumentOf(argument: Offers["commands"][number]["argument"]): string {
  if (argument === "none") return "";
  const indent = `\n                `;
  return typeof argument === "string"
    ? `${indent}set kind ${argument}`
    : `${indent}set below ${argument.map(quoted).join(" ")}`;
}

const described = ({ word, summary }: Word): string => quoted(`${word}\t${summary}`);
const quoted = (text: string): string => `'${text.replaceAll("\\", String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
