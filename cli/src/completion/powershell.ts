import { closedLists, flagsOf, type Offers, type Word } from "./offers.ts";

/** For PowerShell 5.1 and later. Where nothing is returned PowerShell offers files by itself. */
export function powershellScript({ commands, values }: Offers): string {
  const cases = commands.map(
    ({ at, commands: below, options, argument }) =>
      `        ${quoted(at)} = @{ below = ${pairs(below)}; options = ${pairs(options)}; kind = ${kindOf(argument)} }`,
  );
  const closed = closedLists(values).map(([flag, list]) => `        ${quoted(flag)} = ${listOf(list)}`);
  const other = (["files", "folders", "none"] as const).flatMap((kind) =>
    flagsOf(values, kind).map((flag) => `        ${quoted(flag)} = ${quoted(kind)}`),
  );
  return `# livery for PowerShell: livery completion powershell | Out-String | Invoke-Expression, also in $PROFILE

Register-ArgumentCompleter -Native -CommandName livery -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $commands = @{
${cases.join("\n")}
    }
    $values = @{
${[...closed, ...other].join("\n")}
    }
    $given = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
    $at = ''
    $value = ''
    $rest = $false
    foreach ($word in ($given | Select-Object -Skip 1)) {
        if ($value) { $value = ''; continue }
        if ($rest) { continue }
        if ($word -eq '--') { $rest = $true; continue }
        if ($values.ContainsKey($word)) { $value = $word; continue }
        if ($word.StartsWith('-')) { continue }
        $next = ($at + ' ' + $word).Trim()
        if ($commands.ContainsKey($next)) { $at = $next }
    }
    $below = @()
    if ($value) { $kind = $values[$value] }
    else {
        $here = $commands[$at]
        $kind = $here.kind
        $below = $here.below
        if (-not $rest -and ($wordToComplete.StartsWith('-') -or ($below.Count -eq 0 -and $kind -is [string] -and $kind -eq 'none'))) {
            $below = $here.options
            $kind = 'none'
        }
    }
    if ($kind -is [array]) { $below = @($kind | ForEach-Object { ,@($_, $_) }) }
    $below | Where-Object { $_[0] -like ($wordToComplete + '*') } | ForEach-Object {
        [System.Management.Automation.CompletionResult]::new($_[0], $_[0], 'ParameterValue', $_[1])
    }
}
`;
}

const kindOf = (kind: Offers["commands"][number]["argument"]): string =>
  typeof kind === "string" ? quoted(kind) : listOf(kind);
const listOf = (list: readonly string[]): string => `@(${list.map(quoted).join(", ")})`;
/** An array of pairs; without its first comma PowerShell takes an array of one pair for the pair itself. */
const pairs = (words: readonly Word[]): string =>
  `@(${words.length === 1 ? "," : ""}${words.map(({ word, summary }) => `@(${quoted(word)}, ${quoted(summary)})`).join(", ")})`;
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
