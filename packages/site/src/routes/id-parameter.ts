import { useParams } from "@tanstack/react-router";

/** Returns an id of the address, or null if the text is no id. */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** A parameter of the open route, or undefined. */
export function useParameter(name: string): string | undefined {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  return params[name];
}

/** A parameter of the open route as an id. */
export function useIdParameter(name: string): number | null {
  return idOf(useParameter(name));
}
