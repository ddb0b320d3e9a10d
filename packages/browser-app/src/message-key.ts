import type { EnglishMessages } from "@livery/i18n";

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Stem : Key;

type Leaves<Tree, Prefix extends string> = {
  readonly [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Every key of these namespaces that has a message, `namespace:path.to.key`, plurals by their stem. */
export type MessageKeyIn<Namespaces extends keyof EnglishMessages> = {
  readonly [Namespace in Namespaces]: Leaves<EnglishMessages[Namespace], `${Namespace}:`>;
}[Namespaces];
