import { wordCases } from "./word-cases.ts";
import { closedLists, flagsOf, type Offers, type Word } from "./offers.ts";

/** For bash from 3.2, without the package bash-completion. */
export function bashScript(offers: Offers): string {
  const { commands, values } = offers;
  const cases = commands.map(
    ({ at, commands: below, options, argument }) =>
      `    ${quoted(at)}) offered=${quoted(wordsOf(below))} options=${quoted(wordsOf(options))}${argumentOf(argument)} ;;`,
  );
  const closed = closedLists(values).map(([flag, list]) => `    ${flag}) offered=${quoted(list.join(" "))} ;;`);
  return `# livery for bash: source <(livery completion bash), or save it as
# ~/.local/share/bash-completion/completions/livery

_livery() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" at= value= rest= offered= options= kind=none word i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    # bash takes --name=value for three words.
    if [[ -n $value ]]; then [[ $word == = ]] || value=; continue; fi
    if [[ -n $rest ]]; then continue; fi
${wordCases(offers)}
  done
  [[ -n $value && $cur == = ]] && cur=
  if [[ -n $value ]]; then
    case $value in
    ${flagsOf(values, "files").join("|")}) kind=files ;;
    ${flagsOf(values, "folders").join("|")}) kind=folders ;;
${closed.join("\n")}
    esac
  else
    case $at in
${cases.join("\n")}
    esac
    if [[ -z $rest && ($cur == -* || (-z $offered && $kind == none)) ]]; then offered=$options kind=none; fi
  fi
  COMPREPLY=()
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
    case $kind in
    files) compgen -f -- "$cur" ;;
    folders) compgen -d -- "$cur" ;;
    *) compgen -W "$offered" -- "$cur" ;;
    esac
  )
  # Of bash 4: a folder's name ends with a slash, and blanks are quoted.
  if [[ $kind != none ]]; then compopt -o filenames 2>/dev/null; fi
}

complete -F _livery livery
`;
}

function argumentOf(argument: Offers["commands"][number]["argument"]): string {
  if (argument === "none") return "";
  return typeof argument === "string" ? ` kind=${argument}` : ` offered=${quoted(argument.join(" "))}`;
}

const wordsOf = (words: readonly Word[]): string => words.map(({ word }) => word).join(" ");
const quoted = (text: string): string => `'${text}'`;
