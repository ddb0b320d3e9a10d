import type { VariantKind, VariantNames } from "@livery/skin";
import type { ComponentType } from "react";
import type { FooterModel } from "../blocks/footer/footer.model.ts";
import type { HeaderModel } from "../blocks/header/header.model.ts";
import type { BetSlipModel } from "../blocks/bet-slip/bet-slip.model.ts";
import type { NavigationModel } from "../blocks/navigation/navigation.model.ts";
import type { CouponsModel } from "../pages/coupons/coupons.model.ts";
import type { HomeModel } from "../pages/home/home.model.ts";
import type { LiveBetsModel } from "../pages/live-bets/live-bets.model.ts";
import type { LoginModel } from "../pages/login/login.model.ts";
import type { PromotionsModel } from "../pages/promotions/promotions.model.ts";
import type { RegisterModel } from "../pages/register/register.model.ts";
import type { SportsModel } from "../pages/sports/sports.model.ts";
import type { TransferRequestModel } from "../pages/transfer-request/transfer-request.model.ts";

/** The props of the variants of each page and block, and nothing else. */
export interface VariantModels {
  readonly pages: {
    readonly home: HomeModel;
    readonly sports: SportsModel;
    readonly liveBets: LiveBetsModel;
    readonly login: LoginModel;
    readonly register: RegisterModel;
    readonly coupons: CouponsModel;
    readonly transferRequest: TransferRequestModel;
    readonly promotions: PromotionsModel;
  };
  readonly blocks: {
    readonly header: HeaderModel;
    readonly footer: FooterModel;
    readonly betSlip: BetSlipModel;
    readonly navigation: NavigationModel;
  };
}

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
