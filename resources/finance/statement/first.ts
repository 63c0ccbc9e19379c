import { type FirstCalls, firstCall } from '#dataProvider/first-view/firstRows.ts'
import { finance } from '#schema/finance/finance.ts'

/** The statement is loaded before the secondary parts. */
export const first: FirstCalls = ({ customerId }) =>
  customerId === null
    ? []
    : [
        firstCall(finance.statement, { customerId }),
        firstCall(finance.paymentScore, { customerId }),
        firstCall(finance.paymentTerms, { customerId }),
        firstCall(finance.bankDetails, {}),
      ]
