import type { useCall } from '../../../dataProvider/useCall.ts'
import type { finance } from '../../../schema/finance.ts'

/** The account on its way, there, or failed. */
export type AccountQuery = ReturnType<typeof useCall<typeof finance.statement>>
