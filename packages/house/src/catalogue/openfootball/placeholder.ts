import { foldText } from "@livery/i18n/folding";

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Who advances: winner, loser and runner-up, in English, German, French, Spanish, Portuguese, Italian, Dutch and Turkish. */
const outcomes = new Set(
  words(`
  winner winners loser losers runner runners runnerup runnersup champion champions qualifier qualifiers qualified
  sieger gewinner verlierer gruppensieger gruppenerster gruppenzweiter gruppendritter gruppenvierter
  vainqueur vainqueurs gagnant perdant barragiste ganador perdedor clasificado vencedor vencido
  vincitore vincente perdente winnaar verliezer groepswinnaar galibi galip kazanan kazanani maglubu kaybeden kaybedeni
  birincisi ikincisi ucuncusu dorduncusu birinci ikinci ucuncu dorduncu`),
);
/** Outcomes that begin or end a description whatever else is in it: "Winner Arsenal/Chelsea", "Copa del Rey winner". */
const certainOutcomes = new Set(
  words(`
  winner winners loser losers sieger gewinner verlierer vainqueur perdant ganador perdedor vencedor vincente vincitore perdente winnaar
  verliezer galibi kazanan kazanani maglubu`),
);
const ordinals = new Set(
  words(`
  first second third fourth erster erste zweiter zweite dritter dritte vierter vierte premier premiere deuxieme seconde troisieme
  quatrieme primero primera primeiro segundo segunda tercero tercera terceiro terceira cuarto quarto primo secondo terzo
  eerste tweede derde vierde`),
);
/** A group or a stage, which a letter or number tells from the others. */
const stages = new Set(
  words(`
  group groups gruppe groupe grupo gruppo groep grup grubu pool poule path pathway match game spiel partido jogo partita wedstrijd mac maci
  semi semis semifinal semifinals halbfinale demi demie finale final finals finalist quarter quarterfinal quarterfinals
  viertelfinale achtelfinale quart quarts huitieme huitiemes semifinale quarto ottavi ceyrek yari round runde ronde ronda tour
  playoff playoffs play off offs barrage barrages repechage bracket slot tie`),
);
const others = new Set(
  words(`
  of the in from or and up vs v place placed placing team teams best better worst lucky rank ranked seed nation host league
  der die das des aus von im bester beste bestplatzierter mannschaft platz meilleur meilleure du de la le les l d equipe
  del el mejor lugar melhor migliore della di da do beste beste nr no nummer number uefa fifa afc caf concacaf conmebol ofc ic
  intercontinental inter confederation`),
);

const undecided = new RegExp(
  `^(?:${[
    "n n|nn|tb[acd]|unknown|undecided|bye|freilos|(?:still |yet )?to be (?:decided|determined|announced|confirmed|drawn|defined)",
    "(?:noch )?(?:offen|unbekannt)|steht noch nicht fest|a (?:determiner|definir|confirmer|designer)|inconnu",
    "por (?:definir|determinar|confirmar)|da (?:definire|determinare)|nog te bepalen|onbekend|belli degil|belirlenecek",
  ].join("|")})$`,
  "u",
);
/** "W73", "L101", "1A", "3A/B/C", "A1", and the short forms of rounds with a number. */
const code = /^(?:(?:w|l|ru|sf|qf|po) ?\d{1,3}|r(?:16|32)(?: \d{1,2})?|[1-4][a-l]+(?: \d?[a-l])*|[a-l][1-4])$/u;

/** What tells groups and matches apart: "7", "B", "3ab", "sf1", "iv". */
const label = /^(?:\d{1,3}|[a-p]|\d[a-l]{1,6}|(?:sf|qf|w|l)\d{1,3}|[ivx]{2,4})$/u;
const ordinal = /^\d{1,2}(?:st|nd|rd|th|er|ere|re|e|eme|o|a|ste|de|si|inci|nci|uncu)$/u;
const isOrdinal = (word: string): boolean => ordinals.has(word) || ordinal.test(word);
const ranked = /^(?:best|bester|meilleure?|mejor|melhor|migliore|place|placed|platz|team|ranked)$/u;
/** A winner at the beginning of a club's name, as in "Winners FC". */
const clubEnding = /^(?:a?fc|s[cv]|cf|united|city)$/u;

/**
 * True for a side that is not known yet: "UEFA Path A winner", "2nd Group A", "Match 61 loser", "Best 3rd", "W73", "A1", "To be
 * decided", also in other languages. Apart from a winner at its beginning or end, a description has no word that is none of the
 * draw's: "1. FC Köln" and "Club Nacional" are teams.
 */
export function isPlaceholder(name: string): boolean {
  if (/^[\s?]+$/u.test(name)) return true;
  const folded = foldText(name);
  if (undecided.test(folded) || code.test(folded)) return true;
  const all = folded.split(" ");
  const [first = "", last = ""] = [all[0], all.at(-1)];
  if (all.length > 1 && certainOutcomes.has(first) && !clubEnding.test(last)) return true;
  if (all.length > 1 && (certainOutcomes.has(last) || /^runners? ?up\b|\brunners? ?up$/u.test(folded))) return true;
  const some = (test: (word: string) => boolean): boolean => all.some(test);
  const isOutcome = (word: string): boolean => outcomes.has(word);
  const isStage = (word: string): boolean => stages.has(word);
  const isLabel = (word: string): boolean => label.test(word);
  const isForeign = (word: string): boolean =>
    !isOutcome(word) && !isStage(word) && !others.has(word) && !isOrdinal(word) && !isLabel(word);
  if (some(isForeign)) return false;
  return (
    some(isOutcome) ||
    (some(isStage) && some((word) => isOrdinal(word) || isLabel(word))) ||
    (some(isOrdinal) && some((word) => ranked.test(word)))
  );
}
