/** Parts of the variants of Home, for a brand's own files. */
export { Head as HomeHead } from "../../pages/home/parts/head.tsx";
export { HomeMatches } from "../../pages/home/parts/home-matches.tsx";
export { Leagues as HomeLeagues } from "../../pages/home/parts/leagues.tsx";
export { Scene as HomeScene } from "../../pages/home/parts/scene.tsx";
