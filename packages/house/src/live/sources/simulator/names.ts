/**
 * Names of teams and players that exist only in the simulator: invented places and surnames, so that no simulated match looks like
 * a wrong one of a real league.
 */
const stems =
  "Amber, Brine, Coral, Drift, Ember, Foam, Gannet, Heron, Ivory, Jetty, Keel, Lantern, Misty, Nettle, Osprey, Pebble, Quill, Raven, Skerry, Tern, Umber, Veil, Wrack, Yarrow, Zephyr, Bramble, Copper, Fathom, Linnet, Marl";
const endings = "haven, holm, wick, cliff, stead, mere, point, sound, ness, crest, vale, gate";
const clubs = {
  football: "United, Rovers, Athletic, Town, City, Albion, Wanderers, Rangers",
  basketball: "Anchors, Beacons, Comets, Herons, Lions, Pilots, Stars, Towers",
  ice_hockey: "Bears, Glaciers, Icebreakers, Owls, Penguins, Seals, Wolves, Yaks",
  volleyball: "Albatross, Blocks, Breakers, Gulls, Nets, Spikes, Terns, Waves",
  points: "Atlas, Bastion, Capstan, Dynamo, Express, Forte, Granite, Helm",
} as const;
const surnames = {
  begin:
    "Al, Bel, Cor, Dar, Esk, Fal, Gal, Hal, Ib, Jan, Kal, Lin, Mar, Nev, Or, Per, Quin, Ros, Sal, Tor, Ul, Ver, Wal, Yar, Zel",
  end: "dane, mont, dova, val, quer, row, tin, bara, ek, sky, sson, etti, ander, oux",
  initials: "A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, R, S, T, V",
} as const;

const list = (text: string): readonly string[] => text.split(", ");
/** Numbers below a total, each once, in an order in which neighbours share no stem. */
const spread = (index: number, total: number): number => (index * 1_009) % total;

/** The team of a number in a sport of teams: "Coralhaven United". Numbers below 2,880 have a name each; later ones are numbered. */
export function teamName(sport: keyof typeof clubs, index: number): string {
  const [stem, end, club] = [list(stems), list(endings), list(clubs[sport])];
  const total = stem.length * end.length * club.length;
  const at = spread(index % total, total);
  const place = `${stem[at % stem.length]}${end[Math.floor(at / stem.length) % end.length]}`;
  const name = `${place} ${club[Math.floor(at / stem.length / end.length)]}`;
  return index < total ? name : `${name} ${Math.floor(index / total) + 1}`;
}

/** The tennis player of a number: "Cordova L.". Numbers below 7,000 have a name each; later ones are numbered. */
export function playerName(index: number): string {
  const [begin, end, initials] = [list(surnames.begin), list(surnames.end), list(surnames.initials)];
  const total = begin.length * end.length * initials.length;
  const at = spread(index % total, total);
  const surname = `${begin[at % begin.length]}${end[Math.floor(at / begin.length) % end.length]}`;
  const name = `${surname} ${initials[Math.floor(at / begin.length / end.length)]}.`;
  return index < total ? name : `${name} ${Math.floor(index / total) + 1}`;
}
