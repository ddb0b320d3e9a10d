/**
 * What a build writes: in `public` every file that a web server may serve and nothing else, beside it what is for the house and the
 * tools (`brands/built-folder.ts` of the house).
 */
export const builtFolder = { public: "public", site: "site.json", headers: "headers.json" } as const;
