import type { PanelHandlers } from "../panel-context.ts";
import { panelPaymentCategories, panelPaymentCategoryChange, panelPaymentCategoryCreate } from "./categories.ts";
import { panelPaymentApprove, panelPaymentConfirm, panelPaymentDeny, panelPaymentRefuse } from "./decide.ts";
import { panelPayment } from "./get-payment.ts";
import { panelPayments, panelPaymentsExport } from "./payments.list.ts";
import {
  panelPaymentMethodChange,
  panelPaymentMethodCreate,
  panelPaymentMethodOffer,
  panelPaymentMethods,
} from "./methods.ts";

export const panelPaymentHandlers = {
  panelPayments,
  panelPaymentsExport,
  panelPayment,
  panelPaymentApprove,
  panelPaymentDeny,
  panelPaymentConfirm,
  panelPaymentRefuse,
  panelPaymentCategories,
  panelPaymentCategoryCreate,
  panelPaymentCategoryChange,
  panelPaymentMethods,
  panelPaymentMethodCreate,
  panelPaymentMethodChange,
  panelPaymentMethodOffer,
} satisfies PanelHandlers;
