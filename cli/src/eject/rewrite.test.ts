import { expect, test } from "vitest";
import { planEject } from "./plan.ts";
import type { ProductSource } from "./product-source.ts";
import { rewrite } from "./rewrite.ts";

const made = (files: Readonly<Record<string, string>>): ProductSource => ({
  release: "1.0.0",
  read: (path) => files[path],
  files: () => Object.keys(files).toSorted(),
});

const surface = `export * from "./frame.ts";
export type { HomeModel } from "../pages/home/home.model.ts";
export { Head as HomeHead } from "../pages/home/parts/head.tsx";
export { minor } from "@livery/betting";
`;
const variant = "pages/home/variants/lobby.tsx";
const files = {
  "shared/variants.ts": surface,
  "shared/frame.ts": 'export { useNames, useTranslate } from "../core/words.ts";\n',
  "core/words.ts": "export const useTranslate = 1;\n",
  "pages/home/home.model.ts": "export interface HomeModel {}\n",
  "pages/home/parts/head.tsx": "export const Head = 1;\nexport const rest = 2;\n",
  "pages/home/parts/own.tsx": 'import { minor } from "@livery/betting";\nexport const Own = minor;\n',
  "pages/home/variants/lobby.css.ts":
    'import { style } from "@vanilla-extract/css";\nimport { rule } from "../../../styles/rule.ts";\nexport const hall = style(rule({}));\n',
  "styles/rule.ts": "export const rule = (style: object) => style;\n",
  [variant]: `import { Card } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../../../core/words.ts";
import type { HomeModel } from "../home.model.ts";
import { Head, rest } from "../parts/head.tsx";
import { Own } from "../parts/own.tsx";
import * as css from "./lobby.css.ts";

const Later = lazy(() => import("../parts/own.tsx"));
export default function Lobby() {}
`,
};

test("what the product exports is linked, and the rest is copied with relative imports", () => {
  expect(rewrite(made(files), variant)).toEqual({
    text: `import { Card } from "@livery/ui";
import { useState } from "react";
import { HomeHead as Head, type HomeModel, useTranslate } from "@livery/site/variants";
import { rest } from "./parts/head.tsx";
import { Own } from "./parts/own.tsx";
import * as css from "./lobby.css.ts";

const Later = lazy(() => import("./parts/own.tsx"));
export default function Lobby() {}
`,
    copied: ["pages/home/parts/head.tsx", "pages/home/parts/own.tsx", "pages/home/variants/lobby.css.ts"],
    linked: ["useTranslate", "HomeModel", "HomeHead"],
    problems: [],
  });
  const plan = planEject(made(files), variant);
  expect(plan.problems).toEqual([]);
  expect(plan.files.map(({ path }) => path)).toEqual([
    "pages/home/lobby.tsx",
    "pages/home/parts/head.tsx",
    "pages/home/parts/own.tsx",
    "pages/home/lobby.css.ts",
    "parts/styles/rule.ts",
  ]);
});

test.each([
  ["a module of the product's core", 'import { useUser } from "../../../core/user.ts";\n', "it is the product's alone"],
  ["a module with a context", 'import { Room } from "../parts/room.ts";\n', "it holds a context"],
  ["a module that counts", 'import { count } from "../parts/count.ts";\n', "it holds a variable"],
  ["a module with a collection", 'import { seen } from "../parts/seen.ts";\n', "it holds a collection that changes"],
  ["a package", 'import { useQuery } from "@tanstack/react-query";\n', "does not export"],
  ["a file that is not there", 'import { x } from "../parts/absent.ts";\n', "is not there"],
])("%s cannot be copied, and the reason is given", (_what, line, reason) => {
  const parts = {
    "core/user.ts": "export const useUser = 1;\n",
    "pages/home/parts/room.ts": "export const Room = createContext(null);\n",
    "pages/home/parts/count.ts": "export let count = 0;\n",
    "pages/home/parts/seen.ts": "export const seen = new Map();\n",
  };
  const { problems } = planEject(made({ ...files, ...parts, [variant]: line }), variant);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(reason);
});
