import type { Offers } from "./offers.ts";

/** What bash and zsh do with each word before the cursor: `at` is the command so far, `value` an option that waits for its value. */
export const wordCases = ({ commands, values }: Offers): string => `\
    case $word in
    --) rest=1 ;;
    ${[...values.keys()].join("|")}) value=$word ;;
    -*) ;;
    *)
      case "\${at:+$at }$word" in
      ${commands.map(({ at }) => `'${at}'`).join("|")}) at="\${at:+$at }$word" ;;
      esac
      ;;
    esac`;
