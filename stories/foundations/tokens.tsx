import type { CSSProperties } from "react";
import { tokenVar } from "./theme.ts";
import * as css from "./tokens.css.ts";

interface TokensProps {
  /** Where in the tree of tokens they are: `font.size`. */
  readonly at: readonly string[];
  readonly values: object;
  /** How one of them is drawn. */
  readonly drawn: (token: string) => CSSProperties;
  readonly shape: "swatch" | "bar" | "box" | "text";
  /** What a text says; else a name and a price. */
  readonly text?: string;
}

/** Every token below a place of the tree, drawn, with its name and its value. */
export function Tokens({ at, drawn, shape, text = "Harbour 2.50 · بندر", values }: TokensProps) {
  const paths = pathsBelow(values);
  const inLines = shape === "bar" || shape === "text";
  return (
    <ul className={inLines ? css.list : css.wall}>
      {paths.map(({ path, value }) => (
        <li key={path.join(".")} className={inLines ? css.line : css.token}>
          {!inLines && (
            <div className={shape === "swatch" ? css.swatch : css.box} style={drawn(tokenVar([...at, ...path]))} />
          )}
          <span className={css.token}>
            <code className={css.name}>{[...at, ...path].join(".")}</code>
            <span className={css.value}>{value}</span>
          </span>
          {shape === "bar" && <div className={css.bar} style={drawn(tokenVar([...at, ...path]))} />}
          {shape === "text" && <span style={drawn(tokenVar([...at, ...path]))}>{text}</span>}
        </li>
      ))}
    </ul>
  );
}

function pathsBelow(
  values: object,
  before: readonly string[] = [],
): { readonly path: readonly string[]; readonly value: string }[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? pathsBelow(value, [...before, name])
      : [{ path: [...before, name], value: String(value) }],
  );
}
