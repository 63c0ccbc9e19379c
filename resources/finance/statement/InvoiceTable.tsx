import { useMemo } from 'react'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { type BalancePart, statementLine, statementLines } from '../../../schema/finance.ts'
import { linkTo } from '../../../src/kit/table/linkTo.tsx'
import { RowsReport } from '../../../src/kit/table/RowsReport.tsx'
import type { AccountQuery } from './accountQuery.ts'

interface Props {
  readonly part: BalancePart
  readonly account: AccountQuery
}

const columns = ['number', 'dueDate', 'days', 'purchaseOrder', 'balance'] as const
const total = ['balance'] as const
const sort = ['dueDate', 'ASC'] as const

const show = { number: linkTo('link') }

/** The open invoices of one part of the balance. */
export const InvoiceTable = ({ part, account }: Props) => {
  const { data } = account
  const rows = useMemo(() => (data ? statementLines(data, part) : []), [data, part])
  return (
    <RowsReport
      name={`${part}Invoices`}
      entity={statementLine}
      {...{ rows, columns, total, sort, show }}
      {...statesOf(account)}
    />
  )
}
