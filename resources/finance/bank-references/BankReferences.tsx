import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { formatDollars, formatMoney } from '#kit/kinds/formats.ts'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import { useSelection } from '#kit/table/selection.ts'
import { finance } from '#schema/finance/finance.ts'
import { type CreditNote, creditNote, type OpenInvoice, openInvoice, toPay } from '#schema/finance/payments.ts'
import { GenerateDialog } from './GenerateDialog.tsx'

export const resource = { name: 'payableInvoices', entity: openInvoice, list: finance.listOpenInvoices } as const

/** Payable amount of an invoice: the full balance if the service does not support references. */
export const availableOf = ({ available, balance }: OpenInvoice) => available ?? balance

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

/** Above the sticky total, which has two lines on phones. */
const aboveTotal = { xs: 120, sm: 72 }

const InvoicesInSight = ({ selected }: { readonly selected: readonly OpenInvoice[] }) => {
  const { data: rows = [] } = useListContext<OpenInvoice>()
  return (
    <SelectionBar
      selected={selected}
      inSight={rows.filter((row) => availableOf(row) > 0)}
      nameOf={({ invoice }) => invoice}
      bottom={aboveTotal}
    />
  )
}

/** Sticky, so that the total is visible below any number of rows. */
const totalStyle = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2, p: 1.5 },
  ...{ position: 'sticky', bottom: 0, zIndex: 4 },
} as const

/** Open invoices and notes with checkboxes, and the button to generate a reference. */
const Selecting = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const invoices = useSelection<OpenInvoice>()
  const notes = useSelection<CreditNote>()
  const query = useCall(finance.creditNotes, { customerId })
  const amounts = invoices.rows.map((row) => ({ id: row.id, amount: availableOf(row) }))
  const selected = formatDollars(toPay(amounts, notes.rows))
  return (
    <>
      <ReportList
        resource={resource}
        columns={invoiceColumns}
        cardFacts={cardFacts}
        filters={['invoice', 'purchaseOrder']}
        sort={['dueDate', 'ASC']}
        total={totalled}
        show={showInvoice}
        selection={invoices}
        selected={<InvoicesInSight selected={invoices.rows} />}
      />
      <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
        {translate('resources.creditNotes.title')}
      </Typography>
      <RowsReport
        name="creditNotes"
        entity={creditNote}
        rows={query.data ?? none}
        columns={noteColumns}
        total={totalledNotes}
        show={showNote}
        {...statesOf(query)}
        selection={notes}
        selected={
          <SelectionBar
            selected={notes.rows}
            inSight={query.data ?? none}
            nameOf={({ note }) => note}
            bottom={aboveTotal}
          />
        }
      />
      <Paper variant="outlined" sx={totalStyle}>
        <span role="status">{translate('finance.generate.selected', { amount: selected })}</span>
        <Button variant="contained" disabled={invoices.rows.length === 0} onClick={() => setOpen(true)}>
          {translate('finance.generate.title')}
        </Button>
      </Paper>
      {isOpen && (
        <GenerateDialog
          {...{ customerId, invoices: invoices.rows, notes: notes.rows }}
          onClose={() => setOpen(false)}
          onDone={() => navigate('/payment-detail')}
        />
      )}
    </>
  )
}

const BankReferences = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => <Selecting key={customerId} customerId={customerId} />}
  </ForCustomer>
)

export default BankReferences
