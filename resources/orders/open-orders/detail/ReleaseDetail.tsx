import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../../dataProvider/lists/statesOf.ts'
import { orders, statusReportDetail } from '../../../../schema/orders/orders.ts'
import { RowLink } from '../../../../src/kit/table/links/RowLink.tsx'
import { RowsReport } from '../../../../src/kit/table/report/RowsReport.tsx'
import { showStatus } from '../../statuses.tsx'
import { stepsOf } from '../addresses.ts'
import { DetailPanel } from '../orders/DetailPanel.tsx'
import { RowClicks } from '../orders/RowClicks.tsx'
import { ReleaseActions } from './ReleaseActions.tsx'
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

/** Seventeen fields of a job order's release, with a link to its steps. */
export const ReleaseDetail = ({ customerId, jobOrder, visit }: Props) => {
  const translate = useTranslate()
  const query = useCall(orders.statusReportDetail, { customerId, jobOrder })
  const passed = usePassedDays(commitments)
  const show = useMemo(() => {
    const purchaseOrder = (_release: unknown, text: string) => <RowLink to={stepsOf(jobOrder)}>{text}</RowLink>
    return { purchaseOrder, status: showStatus, ...passed.show }
  }, [passed, jobOrder])
  const rows = query.data ?? []
  return (
    <DetailPanel title={translate('orders.release.title', { jobOrder })} visit={visit}>
      <RowClicks>
        <RowsReport
          name="releases"
          entity={statusReportDetail}
          {...{ rows, columns, show }}
          file={passed.file}
          {...statesOf(query)}
          actions={<ReleaseActions jobOrder={jobOrder} releases={rows} />}
        />
      </RowClicks>
    </DetailPanel>
  )
}
