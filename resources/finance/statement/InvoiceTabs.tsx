import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { type BalancePart, balanceParts, statementLine, statementLines } from '../../../schema/finance/finance.ts'
import { linkTo } from '../../../src/kit/documents/DocumentLink.tsx'
import { PageTabs } from '../../../src/kit/page/PageTabs.tsx'
import { OnlyRow, useOnlyRow } from '../../../src/kit/table/OnlyRow.tsx'
import { RowsReport } from '../../../src/kit/table/report/RowsReport.tsx'
import type { OfAccount } from './PaymentTerms.tsx'

interface InvoiceTableProps extends OfAccount {
  readonly part: BalancePart
}

const columns = ['number', 'dueDate', 'days', 'purchaseOrder', 'balance'] as const
const total = ['balance'] as const
const sort = ['dueDate', 'ASC'] as const

const show = { number: linkTo('link') }

const InvoiceTable = ({ part, account }: InvoiceTableProps) => {
  const { data } = account
  const lines = useMemo(() => (data ? statementLines(data, part) : []), [data, part])
  const { rows, value: only } = useOnlyRow('invoice', lines, ({ number }) => number)
  return (
    <>
      <OnlyRow parameter="invoice" value={only} />
      <RowsReport
        name={`${part}Invoices`}
        entity={statementLine}
        {...{ rows, columns, total, sort, show }}
        {...statesOf(account)}
      />
    </>
  )
}

/** One tab per part of the balance; a chosen tab is in the URL, else the first one with invoices is open. */
export const InvoiceTabs = ({ account }: OfAccount) => {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const tab = balanceParts.find((part) => part === search.get('tab'))
  const { data, isPending } = account
  const tabs = useMemo(
    () =>
      balanceParts.map((part) => ({
        name: part,
        label: translate(`resources.${part}Invoices.title`),
        count: isPending ? null : data?.[`${part}Invoices`].length,
        content: <InvoiceTable part={part} account={account} />,
      })),
    [account, data, isPending, translate],
  )
  return (
    // High enough that loading rows do not shift visible content below.
    <Box sx={{ minWidth: 0, minHeight: 480, '@media print': { minHeight: 0 } }}>
      <PageTabs
        tabs={tabs}
        label={translate('finance.invoices')}
        value={tab}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
        printsAll
      />
    </Box>
  )
}
