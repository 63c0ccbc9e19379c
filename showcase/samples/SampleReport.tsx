import { RowsReport } from '#kit/report/RowsReport.tsx'
import { RowButton } from '#kit/table/RowLink.tsx'
import { SampleTexts } from './SampleTexts.tsx'
import { type SampleOrder, sampleOrder } from './sampleOrders.ts'

interface Props {
  readonly rows?: readonly SampleOrder[]
  readonly isLoading?: boolean
  readonly error?: Error
}

const columns = [
  'number',
  'part',
  'description',
  'status',
  'dueOn',
  'quantity',
  'weight',
  'amount',
  'done',
  'isReleased',
  'certificate',
] as const

export const SampleReport = ({ rows = [], ...loading }: Props) => (
  <SampleTexts>
    <RowsReport
      name="samples"
      entity={sampleOrder}
      rows={rows}
      columns={columns}
      total={['quantity', 'amount']}
      sort={['number', 'ASC']}
      fileName="jobOrders"
      rowAction={({ number }) => (
        <RowButton to="/kit/reportTable" label={`Open ${number}`}>
          OPEN
        </RowButton>
      )}
      {...loading}
    />
  </SampleTexts>
)
