import { wordCases } from "./word-cases.ts";
import { closedLists, flagsOf, type Offers, type Word } from "./offers.ts";

/** For zsh with compinit, sourced or as a file of `fpath`. */
export function zshScript(offers: Offers): string {
  const { commands, values } = offers;
  const cases = commands.map(
    ({ at, commands: below, options, argument }) =>
      `    ${quoted(at)})
      below=(${below.map(described).join(" ")})
      options=(${options.map(described).join(" ")})${argumentOf(argument)} ;;`,
  );
  const closed = closedLists(values).map(([flag, list]) => `    ${flag}) below=(${list.map(quoted).join(" ")}) ;;`);
  return `#compdef livery
# livery for zsh: source <(livery completion zsh) after compinit, or save it as _livery in a folder of fpath

_livery() {
  local at= value= rest= kind=none word
  local -a below options
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if [[ -n $value ]]; then value=; continue; fi
    if [[ -n $rest ]]; then continue; fi
${wordCases(offers)}
  done
  if [[ -z $value && -z $rest && \${words[CURRENT]} == --*=* ]]; then
    value=\${\${words[CURRENT]}%%=*}
    compset -P '*='
  fi
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
    if [[ -z $rest && (\${words[CURRENT]} == -* || (\${#below} == 0 && $kind == none)) ]]; then
      _describe -o option options
      return
    fi
  fi
  case $kind in
  files) _files ;;
  folders) _files -/ ;;
  *) _describe command below ;;
  esac
}

if [[ \${funcstack[1]} == _livery ]]; then _livery "$@"; else compdef _livery livery; fi
`;
}

function argumentOf(argument: Offers["commands"][number]["argument"]): string {
  if (argument === "none") return "";
  return typeof argument === "string"
    ? `\n      kind=${argument}`
    : `\n      below=(${argument.map(quoted).join(" ")})`;
}

const described = ({ word, summary }: Word): string => quoted(`${word}:${summary}`);
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
