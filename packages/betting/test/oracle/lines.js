import { nothing, plus, times, unity } from "./fractions.js";
/** Every line, as the picks that stand in it. One selection is a single, whatever sizes are named (D1). */
export function enumerateLines(picks, sizes) {
    const matches = [...new Set(picks.map((pick) => pick.matchId))];
    const ofMatch = (match) => picks.filter((pick) => pick.matchId === match);
    const isBanker = (match) => ofMatch(match).some((pick) => pick.banker);
    if (picks.length === 1 || sizes.length === 0)
        return oneOfEach(matches.map(ofMatch));
    const bankers = matches.filter(isBanker);
    const others = matches.filter((match) => !isBanker(match));
    return [...new Set(sizes)].flatMap((size) => subsets(others, size).flatMap((subset) => oneOfEach([...bankers, ...subset].map(ofMatch))));
}
/** What a unit on every line returns if the factors are as given. */
export function enumerateReturn(picks, sizes, factor) {
    return sumOfLines(enumerateLines(picks, sizes), factor);
}
export function sumOfLines(lines, factor) {
    let sum = nothing;
    for (const line of lines) {
        let product = unity;
        for (const pick of line)
            product = times(product, factor(pick));
        if (product[0] > 0n)
            sum = plus(sum, product);
    }
    return sum;
}
function oneOfEach(groups) {
    return groups.reduce((lines, group) => lines.flatMap((line) => group.map((item) => [...line, item])), [[]]);
}
function subsets(items, size) {
    const found = [];
    for (let mask = 0; mask < 1 << items.length; mask++) {
        const subset = items.filter((_, index) => mask & (1 << index));
        if (subset.length === size)
            found.push(subset);
    }
    return found;
}
//# sourceMappingURL=lines.js.map