/**
 * The oracle of scores: what each outcome comes to, told a second time and in another way. It imports nothing of `src`.
 * Names stand for numbers, a quarter line is two bets of half the stake, and no rule knows of another market's.
 */

type Pair = readonly [home: number, away: number];

/** A score as openfootball writes it: after 90 minutes, at half time, after extra time, of the shoot-out. */
export interface FileScore {
  readonly ft: Pair;
  readonly ht?: Pair | undefined;
  readonly et?: Pair | undefined;
  readonly p?: Pair | undefined;
}

export type OracleResult = "won" | "lost" | "void" | "half_won" | "half_lost";

/** An outcome by the feed's numbers. */
export interface OracleOutcome {
  readonly marketTypeId: number;
  readonly outcomeId: number;
  readonly special: string;
}

const resultNames = ["home", "draw", "away"] as const;
const namedScores = [0, 1, 2, 3, 4].flatMap((away) => [0, 1, 2, 3, 4].map((home) => `${home}:${away}`));

/** Market numbers, what they are called here, and the names of their outcomes from the first number on, so many numbers apart. */
const markets: Readonly<
  Record<number, readonly [kind: string, first: number, step: number, names: readonly string[]]>
> = {
  1: ["result", 1, 1, resultNames],
  10: ["double", 9, 1, ["home|draw", "home|away", "draw|away"]],
  11: ["drawless", 4, 1, ["home", "away"]],
  14: ["european", 1711, 1, resultNames],
  16: ["handicap", 1714, 1, ["home", "away"]],
  18: ["total", 12, 1, ["over", "under"]],
  26: ["parity", 70, 2, ["odd", "even"]],
  29: ["both", 74, 2, ["yes", "no"]],
  45: ["score", 274, 2, [...namedScores, "other"]],
  47: ["turn", 418, 2, resultNames.flatMap((half) => resultNames.map((full) => `${half}/${full}`))],
  60: ["half result", 1, 1, resultNames],
  63: ["half double", 9, 1, ["home|draw", "home|away", "draw|away"]],
  64: ["half drawless", 4, 1, ["home", "away"]],
  65: ["half european", 1711, 1, resultNames],
  66: ["half handicap", 1714, 1, ["home", "away"]],
  68: ["half total", 12, 1, ["over", "under"]],
  74: ["half parity", 70, 2, ["odd", "even"]],
  75: ["half both", 74, 2, ["yes", "no"]],
  186: ["winner", 4, 1, ["home", "away"]],
  188: ["set handicap", 1714, 1, ["home", "away"]],
  219: ["winner", 4, 1, ["home", "away"]],
  314: ["set total", 12, 1, ["over", "under"]],
  406: ["winner", 4, 1, ["home", "away"]],
};

const totalLines = ["0.5", "0.75", "1", "1.25", "1.5", "2", "2.25", "2.5", "2.75", "3", "3.5", "4.5"];
const handicapLines = [
  "-2",
  "-1.75",
  "-1.5",
  "-1",
  "-0.75",
  "-0.5",
  "-0.25",
  "0",
  "0.25",
  "0.5",
  "1",
  "1.25",
  "1.5",
  "2.5",
];
const headStarts = ["0:1", "0:2", "1:0", "2:0"];

/** Every outcome of every market, with lines of all kinds. */
export function everyOutcome(): readonly OracleOutcome[] {
  return Object.entries(markets).flatMap(([id, [kind, first, step, names]]) => {
    const lines = kind.includes("total")
      ? totalLines
      : kind.includes("handicap")
        ? handicapLines
        : kind.includes("european")
          ? headStarts
          : [""];
    return lines.flatMap((special) =>
      names.map((_, at) => ({ marketTypeId: Number(id), outcomeId: first + step * at, special })),
    );
  });
}

/** What a score makes of an outcome; null where it does not say. */
export function oracleResult(
  { marketTypeId, outcomeId, special }: OracleOutcome,
  score: FileScore,
): OracleResult | null {
  const market = markets[marketTypeId];
  if (market === undefined) return null;
  const [kind, first, step, names] = market;
  const name = names[(outcomeId - first) / step];
  if (name === undefined) return null;
  const goals = kind.startsWith("half ") ? score.ht : score.ft;
  if (goals === undefined) return null;
  const is = (truth: boolean): OracleResult => (truth ? "won" : "lost");
  switch (kind.replace(/^(half|set) /, "")) {
    case "result":
      return is(name === ahead(goals));
    case "double":
      return is(name.split("|").includes(ahead(goals)));
    case "drawless":
      return ahead(goals) === "draw" ? "void" : is(name === ahead(goals));
    case "european": {
      const [home = 0, away = 0] = special.split(":").map(Number);
      return is(name === ahead([goals[0] + home, goals[1] + away]));
    }
    case "handicap": {
      const given = name === "home" ? Number(special) : -Number(special);
      const [own, others] = name === "home" ? goals : [goals[1], goals[0]];
      return inHalves(given, (line) => own + line - others);
    }
    case "total": {
      const sum = goals[0] + goals[1];
      return inHalves(Number(special), (line) => (name === "over" ? sum - line : line - sum));
    }
    case "parity":
      return is(name === ((goals[0] + goals[1]) % 2 === 0 ? "even" : "odd"));
    case "both":
      return is((name === "yes") === Math.min(...goals) > 0);
    case "score":
      return is(name === (namedScores.includes(goals.join(":")) ? goals.join(":") : "other"));
    case "turn":
      return score.ht === undefined ? null : is(name === `${ahead(score.ht)}/${ahead(score.ft)}`);
    default: {
      const winner = [score.ft, score.et, score.p]
        .map((pair) => (pair ? ahead(pair) : "draw"))
        .find((who) => who !== "draw");
      return winner === undefined ? null : is(name === winner);
    }
  }
}

const ahead = ([home, away]: Pair): (typeof resultNames)[number] =>
  home > away ? "home" : home < away ? "away" : "draw";

/** A line on quarters is a bet of half the stake on each of the lines beside it; each wins, loses or comes back. */
function inHalves(line: number, lead: (line: number) => number): OracleResult {
  const lines = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  const signs = lines.map((each) => Math.sign(lead(each)));
  const sum = signs.reduce((all, sign) => all + sign, 0);
  return sum === 2 ? "won" : sum === 1 ? "half_won" : sum === 0 ? "void" : sum === -1 ? "half_lost" : "lost";
}
