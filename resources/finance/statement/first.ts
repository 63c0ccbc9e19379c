import { type FirstCalls, firstCall } from '../../../dataProvider/lists/firstRows.ts'
import { finance } from '../../../schema/finance/finance.ts'

/** What is owed comes before all that is beside it. */
export const first: FirstCalls = ({ customerId }) =>
  customerId === null
    ? []
    : [
        firstCall(finance.statement, { customerId }),
        firstCall(finance.paymentScore, { customerId }),
        firstCall(finance.paymentTerms, { customerId }),
        firstCall(finance.bankDetails, {}),
      ]
