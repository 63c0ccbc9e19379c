import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useCall } from '../../../dataProvider/useCall.ts'
import { orders, statusReportDetail } from '../../../schema/orders.ts'
import { RowsReport } from '../../../src/kit/table/RowsReport.tsx'
import { Beneath } from './Beneath.tsx'
import { ReleaseActions } from './ReleaseActions.tsx'
import { showStatus } from './StatusWord.tsx'
import { usePassedDays } from './usePassedDays.ts'

interface Props {
  readonly customerId: number
  readonly jobOrder: string
  readonly visit: string
}

const columns = [
  ...(['purchaseOrder', 'release', 'requestDate', 'commitmentDate', 'newCommitmentDate', 'modifiedDate'] as const),
  ...(['modifiedComment', 'releasedDate', 'partNumber', 'providerPartNumber', 'ordered', 'shipped'] as const),
  ...(['balance', 'status', 'isAerofab', 'id', 'hasAcknowledgement'] as const),
]
const commitments = ['commitmentDate', 'newCommitmentDate'] as const

/** The seventeen fields of a job order's release (spec 2 §3, DECISIONS X13). */
export const ReleaseDetail = ({ customerId, jobOrder, visit }: Props) => {
  const translate = useTranslate()
  const { data, isPending, error, refetch } = useCall(orders.statusReportDetail, { customerId, jobOrder })
  const passed = usePassedDays(commitments)
  const show = useMemo(() => ({ status: showStatus, ...passed.show }), [passed])
  const rows = data ?? []
  return (
    <Beneath title={translate('orders.release.title', { jobOrder })} visit={visit}>
      <RowsReport
        name="releases"
        entity={statusReportDetail}
        {...{ rows, columns, show, error }}
        file={passed.file}
        isLoading={isPending}
        onRetry={refetch}
        actions={<ReleaseActions jobOrder={jobOrder} releases={rows} />}
      />
    </Beneath>
  )
}
