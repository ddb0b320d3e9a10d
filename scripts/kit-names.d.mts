export const kitIndex: string;
export const importOfKit: RegExp;
export function filesOfKit(): Map<string, string>;
export function namesIn(
  list: string,
): readonly { readonly name: string; readonly written: string; readonly type: boolean }[];
