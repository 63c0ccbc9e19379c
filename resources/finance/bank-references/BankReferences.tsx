import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { formatDollars, formatMoney } from '#kit/fields/formats.ts'
import { Awaiting } from '#kit/page/Awaiting.tsx'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { barPlace, SelectionBar } from '#kit/table/SelectionBar.tsx'
import { type Selection, useSelection } from '#kit/table/selection.ts'
import { keyedEntity } from '#schema/entity.ts'
import { finance } from '#schema/finance/finance.ts'
import { type CreditNote, creditNote, type OpenInvoice, openInvoice, toPay } from '#schema/finance/payments.ts'
import { creditHoldDays } from '#schema/finance/statement.ts'
import { optional, text } from '#schema/kinds.ts'
import { useSide } from '../../orders/requests/useSide.ts'
import { InvoiceMark, useStateInFile } from '../InvoiceMark.tsx'
import { PromiseDrawer } from '../PaymentPromise.tsx'
import { useInvoiceStates } from '../useInvoiceStates.ts'
import { GenerateDialog } from './GenerateDialog.tsx'
import { proposedAmount } from './useGenerate.ts'

/** Only exports have the state as text. */
const payableInvoice = keyedEntity('payableInvoice', 'id', { ...openInvoice.fields, state: optional(text('state')) })

export const resource = { name: 'payableInvoices', entity: payableInvoice, list: finance.listOpenInvoices } as const

/** Payable amount of an invoice: the full balance if the service does not support references. */
const availableOf = ({ available, balance }: OpenInvoice) => available ?? balance

const invoiceColumns = [
  'invoice',
  'invoiceDate',
  'dueDate',
  'purchaseOrder',
  'daysDue',
  'amount',
  'balance',
  'available',
] as const
const cardFacts = ['dueDate', 'available'] as const
const lastInFile = ['state'] as const
const numberOf = ({ invoice }: OpenInvoice) => invoice
const showInvoice = {
  invoice: (row: OpenInvoice, text: string) => (
    <>
      <RowCheckbox id={row.id} label={text} isDisabled={availableOf(row) <= 0} />
      {text}
    </>
  ),
  available: (row: OpenInvoice) => formatMoney(availableOf(row)),
}
const totalled = ['amount', 'balance'] as const
const noteColumns = ['note', 'amount', 'createdOn'] as const
const totalledNotes = ['amount'] as const
const showNote = {
  note: (row: CreditNote, text: string) => (
    <>
      <RowCheckbox id={row.id} label={text} />
      {text}
    </>
  ),
}
const none: readonly CreditNote[] = []

/** Above the sticky total, which has a line for each button on phones. */
const aboveTotal = (mayPromise: boolean) => ({ xs: mayPromise ? 148 : 104, sm: 72 })

/** Sticky while something is selected, so that the total is visible below any number of rows. */
const totalStyle = {
  ...barPlace,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  p: 1.5,
  bottom: 0,
  zIndex: 4,
} as const

const maxInvoices = 1000

/** Selects the invoices that stop shipments, or all overdue ones, if the address asks for them. */
const useLateSelected = (customerId: number, select: Selection<OpenInvoice>['change']) => {
  const [search] = useSearchParams()
  const [wanted] = useState(() => search.get('pay'))
  const isWanted = wanted === 'creditHold' || wanted === 'overdue'
  const days = wanted === 'creditHold' ? creditHoldDays : 0
  const list = { sort: ['dueDate', 'ASC'], range: [0, maxInvoices - 1], filter: {} } as const
  const { data } = useCall(finance.listOpenInvoices, { customerId, list }, { enabled: isWanted, staleTime: Infinity })
  useEffect(() => {
    const late = data?.filter((row) => row.daysDue > days && availableOf(row) > 0) ?? []
    if (late.length > 0) select(() => late.map(({ id }) => id), late)
  }, [data, days, select])
}

/** Open invoices and notes with checkboxes, and the button to generate a reference. */
const Selecting = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isPromising, setPromising] = useState(false)
  const isCustomer = useSide() === 'customer'
  const invoices = useSelection<OpenInvoice>()
  const notes = useSelection<CreditNote>()
  const query = useCall(finance.creditNotes, { customerId })
  const { states, isLoading } = useInvoiceStates(customerId)
  const file = useStateInFile(states, numberOf)
  const mark = useMemo(
    () => (states.size === 0 ? undefined : ({ invoice }: OpenInvoice) => <InvoiceMark state={states.get(invoice)} />),
    [states],
  )
  useLateSelected(customerId, invoices.change)
  const amounts = invoices.rows.map((row) => ({
    id: row.id,
    amount: proposedAmount(availableOf(row), states.get(row.invoice)),
  }))
  const mayPromise = isCustomer && invoices.rows.some(({ daysDue }) => daysDue > 0)
  const bottom = aboveTotal(mayPromise)
  const hasSelection = invoices.rows.length + notes.rows.length > 0
  const selected = formatDollars(toPay(amounts, notes.rows))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Paper variant="outlined" sx={hasSelection ? totalStyle : { ...totalStyle, position: 'static' }}>
        <span role="status">{translate('finance.generate.selected', { amount: selected })}</span>
        <Button variant="contained" disabled={invoices.rows.length === 0} onClick={() => setOpen(true)}>
          {translate('finance.generate.title')}
        </Button>
        {mayPromise && <Button onClick={() => setPromising(true)}>{translate('finance.promise.title')}</Button>}
      </Paper>
      <Awaiting isLoading={isLoading}>
        <ReportList
          resource={resource}
          columns={invoiceColumns}
          cardFacts={cardFacts}
          filters={['invoice', 'purchaseOrder']}
          sort={['dueDate', 'ASC']}
          total={totalled}
          show={showInvoice}
          file={file}
          lastInFile={lastInFile}
          {...(mark && { rowAction: mark })}
          selection={invoices}
          selected={
            <SelectionBar
              selection={invoices}
              isSelectable={(row) => availableOf(row) > 0}
              nameOf={({ invoice }) => invoice}
              bottom={bottom}
            />
          }
        />
        <Typography variant="h2">{translate('resources.creditNotes.title')}</Typography>
        <RowsReport
          name="creditNotes"
          entity={creditNote}
          rows={query.data ?? none}
          columns={noteColumns}
          total={totalledNotes}
          show={showNote}
          {...statesOf(query)}
          selection={notes}
          selected={<SelectionBar selection={notes} nameOf={({ note }) => note} bottom={bottom} />}
        />
      </Awaiting>
      {isPromising && (
        <PromiseDrawer customerId={customerId} invoices={invoices.rows} onClose={() => setPromising(false)} />
      )}
      {isOpen && (
        <GenerateDialog
          customerId={customerId}
          invoices={invoices.rows}
          notes={notes.rows}
          states={states}
          onClose={() => setOpen(false)}
          onDone={() => navigate('/payment-detail')}
        />
      )}
    </Box>
  )
}

const BankReferences = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => <Selecting key={customerId} customerId={customerId} />}
  </ForCustomer>
)

export default BankReferences
