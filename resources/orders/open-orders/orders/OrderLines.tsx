import { type ReactNode, useMemo } from 'react'
import { type OpenOrderDetail, openOrderDetail } from '../../../../schema/orders/orders.ts'
import { RowLink } from '../../../../src/kit/table/links/RowLink.tsx'
import { RowsReport } from '../../../../src/kit/table/report/RowsReport.tsx'
import { showStatus } from '../../statuses.tsx'
import { stepsOf } from '../addresses.ts'
import { usePassedDays } from '../detail/usePassedDays.ts'
import { RowClicks } from './RowClicks.tsx'

interface Props {
  readonly lines: readonly OpenOrderDetail[]
  readonly isLoading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly actions: ReactNode
}

const columns = [
  ...(['jobOrder', 'requestDate', 'commitmentDate', 'partNumber', 'lineItem'] as const),
  ...(['ordered', 'shipped', 'open', 'status'] as const),
]
const total = ['ordered', 'shipped', 'open'] as const
const commitments = ['commitmentDate'] as const
const also = {
  jobOrder: ({ jobOrder }: OpenOrderDetail) => <RowLink to={stepsOf(jobOrder)}>{jobOrder}</RowLink>,
  status: showStatus,
}

export const OrderLines = ({ lines, ...states }: Props) => {
  const passed = usePassedDays(commitments)
  const show = useMemo(() => ({ ...also, ...passed.show }), [passed])
  const options = { columns, total, show, file: passed.file }
  return (
    <RowClicks>
      <RowsReport name="orderLines" entity={openOrderDetail} rows={lines} {...options} {...states} />
    </RowClicks>
  )
}
