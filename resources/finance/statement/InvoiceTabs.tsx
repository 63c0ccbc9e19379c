import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { linkTo } from '#kit/documents/DocumentLink.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { OnlyRow, useOnlyRow } from '#kit/table/OnlyRow.tsx'
import {
  type BalancePart,
  balanceParts,
  type StatementLine,
  statementLine,
  statementLines,
} from '#schema/finance/finance.ts'
import { requestAddress } from '#schema/orders/requestKinds.ts'
import { requests } from '#schema/orders/requests.ts'
import { RequestButton } from '../../orders/requests/RequestButton.tsx'
import type { OfAccount } from './PaymentTerms.tsx'

const maxDisputes = 1000

/** Numbers of the disputes that are not closed, by their invoice; requested after the invoices. */
const useDisputes = (customerId: number, hasInvoices: boolean): ReadonlyMap<string, string> => {
  const list = { sort: null, range: [0, maxDisputes - 1], filter: { customerId, kind: 'dispute' } } as const
  const { data = [] } = useCall(requests.list, { list }, { enabled: hasInvoices })
  return new Map(
    data.flatMap(({ invoice, number, state }) => (invoice && state !== 'closed' ? [[invoice, number]] : [])),
  )
}

interface Props {
  readonly customerId: number
  readonly line: StatementLine
  readonly dispute: string | undefined
}

/** Mark of a disputed invoice, or a button for a dispute; the invoice stays due. */
const Dispute = ({ customerId, line, dispute }: Props) => {
  const translate = useTranslate()
  const { number, balance } = line
  if (dispute !== undefined)
    return (
      <Link component={RouterLink} to={requestAddress(dispute)} title={dispute}>
        {translate('finance.disputed')}
      </Link>
    )
  return (
    <RequestButton
      isInCell
      {...{ customerId, number, amount: balance, kinds: balance > 0 ? ['dispute'] : [] }}
      label={translate('finance.dispute')}
      name={translate('finance.disputeOf', { number })}
    />
  )
}

interface InvoiceTableProps extends OfAccount {
  readonly part: BalancePart
  readonly customerId: number
}

const columns = ['number', 'dueDate', 'days', 'purchaseOrder', 'balance'] as const
const cardFacts = ['dueDate', 'balance'] as const
const total = ['balance'] as const
const sort = ['dueDate', 'ASC'] as const

const show = { number: linkTo('link') }

const InvoiceTable = ({ part, account, customerId }: InvoiceTableProps) => {
  const { data } = account
  const lines = useMemo(() => (data ? statementLines(data, part) : []), [data, part])
  const { rows, value: only } = useOnlyRow('invoice', lines, ({ number }) => number)
  const disputes = useDisputes(customerId, lines.length > 0)
  const rowAction = (line: StatementLine) => (
    <Dispute customerId={customerId} line={line} dispute={disputes.get(line.number)} />
  )
  return (
    <>
      <OnlyRow parameter="invoice" value={only} />
      <RowsReport
        name={`${part}Invoices`}
        entity={statementLine}
        {...{ rows, columns, cardFacts, total, sort, show, rowAction }}
        {...statesOf(account)}
      />
    </>
  )
}

/** One tab per part of the balance; a chosen tab is in the URL, else the first one with invoices is open. */
export const InvoiceTabs = ({ account, customerId }: OfAccount & CustomerProps) => {
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
        content: <InvoiceTable part={part} account={account} customerId={customerId} />,
      })),
    [account, customerId, data, isPending, translate],
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
