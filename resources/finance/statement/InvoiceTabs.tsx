import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { linkTo } from '#kit/files/DocumentLink.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { OnlyRow, useOnlyRow } from '#kit/table/OnlyRow.tsx'
import { useIsMissing } from '#kit/table/unreadable.ts'
import {
  type BalancePart,
  balanceParts,
  type StatementLine,
  statementLine,
  statementLines,
} from '#schema/finance/finance.ts'
import type { InvoiceState } from '#schema/finance/invoiceStates.ts'
import type { PaymentPromise } from '#schema/finance/paymentPromises.ts'
import { RequestButton } from '../../orders/requests/RequestButton.tsx'
import { InvoiceMark, useStateInFile } from '../InvoiceMark.tsx'
import { PromiseMark, usePromises } from '../PaymentPromise.tsx'
import { useInvoiceStates } from '../useInvoiceStates.ts'
import type { OfAccount } from './PaymentTerms.tsx'

interface Props {
  readonly customerId: number
  readonly line: StatementLine
  readonly state: InvoiceState | undefined
  readonly promise: PaymentPromise | undefined
}

/** State of an invoice, and a button for a dispute unless one is pending; the invoice stays due. */
const StateAndDispute = ({ customerId, line: { number, balance }, state, promise }: Props) => {
  const translate = useTranslate()
  return (
    <Box className="is-start" sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, pb: state || promise ? 0.5 : 0 }}>
      <InvoiceMark state={state} />
      <PromiseMark customerId={customerId} promise={promise} />
      <RequestButton
        isInCell
        customerId={customerId}
        numbers={[number]}
        amount={balance}
        kinds={balance > 0 && !state?.disputed ? ['dispute'] : []}
        label={translate('finance.dispute')}
        name={translate('finance.disputeOf', { number })}
      />
    </Box>
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
const lastInFile = ['state'] as const
const numberOf = ({ number }: StatementLine) => number

const show = { number: linkTo('link') }

const InvoiceTable = ({ part, account, customerId }: InvoiceTableProps) => {
  const { data } = account
  const lines = useMemo(() => (data ? statementLines(data, part) : []), [data, part])
  const { rows, value: only } = useOnlyRow('invoice', lines, numberOf)
  const { states, isLoading: isLoadingStates } = useInvoiceStates(customerId)
  const { promises, isLoading: isLoadingPromises } = usePromises(customerId)
  const file = useStateInFile(states, numberOf)
  const { isLoading, ...failing } = statesOf(account)
  const rowAction = (line: StatementLine) => (
    <StateAndDispute
      customerId={customerId}
      line={line}
      state={states.get(line.number)}
      promise={promises.get(line.number)}
    />
  )
  return (
    <>
      <OnlyRow parameter="invoice" value={only} />
      <RowsReport
        name={`${part}Invoices`}
        entity={statementLine}
        rows={rows}
        columns={columns}
        cardFacts={cardFacts}
        total={total}
        sort={sort}
        show={show}
        file={file}
        lastInFile={lastInFile}
        rowAction={rowAction}
        // Marks make rows higher, so rows wait for them.
        isLoading={isLoading || isLoadingStates || isLoadingPromises}
        {...failing}
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
  const isMissingInvoices = useIsMissing('invoice')
  const tabs = useMemo(
    () =>
      balanceParts.map((part) => ({
        name: part,
        label: translate(`resources.${part}Invoices.title`),
        count: isPending ? null : isMissingInvoices ? undefined : data?.[`${part}Invoices`].length,
        content: <InvoiceTable part={part} account={account} customerId={customerId} />,
      })),
    [account, customerId, data, isPending, isMissingInvoices, translate],
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
