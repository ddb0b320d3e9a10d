import type { VariantKind, VariantNames } from "@livery/skin";
import type { ComponentType } from "react";

/*
 * The models of the pages and blocks that have variants. Each `*.model.ts` adds its own (`declare module`), so that the types here
 * import no page.
 */
export interface PageModels {}
export interface BlockModels {}

/** The props of the variants of each page and block, and nothing else. */
export interface VariantModels {
  readonly pages: PageModels;
  readonly blocks: BlockModels;
}

/**
 * What a variant of a page or block is given, and an override in its place.
 * @example packages/site/examples/overrides/pages/home/lobby.tsx
 */
export interface VariantProps<Model> {
  readonly model: Model;
}
export type VariantComponent<Model> = ComponentType<VariantProps<Model>>;
export type ViewName<Kind extends VariantKind> = keyof VariantModels[Kind] & keyof VariantNames[Kind] & string;

/** A variant's file: its default export is the component. */
export interface VariantModule<Model> {
  readonly default: VariantComponent<Model>;
}

type Listed<
  Kind extends VariantKind,
  Name extends keyof VariantNames[Kind],
> = VariantNames[Kind][Name] extends readonly (infer Variant)[] ? Variant & string : never;

/**
 * The files of a page's or block's variants, checked against the list in `@livery/skin`: a listed variant without a file, and a
 * file that no row lists, fail to compile. Types only: the build creates an entry of each file, and no chunk may contain another
 * variant's name.
 */
export type VariantSet<
  Kind extends VariantKind,
  Name extends ViewName<Kind>,
  Files extends { readonly [Variant in Listed<Kind, Name>]: VariantModule<VariantModels[Kind][Name]> } & {
    readonly [Unlisted in Exclude<keyof Files, Listed<Kind, Name>>]: never;
  },
> = Files;
