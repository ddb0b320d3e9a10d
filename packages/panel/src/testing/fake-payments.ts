import type { PaymentCategoryTerms } from "@livery/contract/panel";
import type { Answers } from "./answers.ts";
import { pageOf, several } from "./paged.ts";
import * as fixtures from "./payment-fixtures.ts";

const titleOf = ({ texts }: PaymentCategoryTerms): string => texts[0]?.title ?? "";

/** A server's answers about payments: some requests, three methods in two categories. */
export function fakePayments(): Answers {
  const requests = several(30, (index) => fixtures.paymentRow(index, { awaitsSecondPerson: index % 10 === 5 }));
  const decided = { paymentId: 41, state: "done", requestId: null } as const;
  return {
    panelPayments: ({ filter: { status, awaitsSecondPerson, direction, methodId }, ...query }) =>
      pageOf(
        requests
          .filter((row) => status === undefined || status.includes(row.status))
          .filter((row) => awaitsSecondPerson === undefined || row.awaitsSecondPerson === awaitsSecondPerson)
          .filter((row) => direction === undefined || row.direction === direction)
          .filter((row) => methodId === undefined || row.methodId === methodId),
        query,
      ),
    panelPaymentsExport: () => "Reference\r\n7QX2M9P001\r\n",
    panelPayment: ({ paymentId }) => fixtures.panelPayment(paymentId),
    panelPaymentApprove: () => ({ ...decided, status: "approved" }),
    panelPaymentDeny: () => ({ ...decided, status: "denied" }),
    panelPaymentConfirm: ({ requestId }) => ({ ...decided, status: "approved", requestId }),
    panelPaymentRefuse: ({ requestId }) => ({ ...decided, status: "pending", state: "refused", requestId }),
    panelPaymentCategories: () => fixtures.paymentCategories,
    panelPaymentMethods: () => fixtures.paymentMethods,
    panelPaymentMethodCreate: (terms) => fixtures.paymentMethod(9, terms),
    panelPaymentMethodChange: (change) => {
      const { methodId, reason: _, ...terms } = change;
      return fixtures.paymentMethod(methodId, terms);
    },
    panelPaymentMethodOffer: ({ methodId, active }) => fixtures.paymentMethod(methodId, { active }),
    panelPaymentCategoryCreate: (terms) => ({ categoryId: 3, title: titleOf(terms), methods: 0, version: 1, ...terms }),
    panelPaymentCategoryChange: (terms) => ({ title: titleOf(terms), methods: 1, ...terms }),
  };
}
