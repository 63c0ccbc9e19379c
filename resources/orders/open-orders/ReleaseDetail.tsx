import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { DocumentButton } from '#kit/files/DocumentButton.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { RowLink } from '#kit/table/RowLink.tsx'
import type { RowOf } from '#schema/entity.ts'
import { documents } from '#schema/finance/documents.ts'
import { acknowledgementKeys, isAcknowledged, orders, statusReportDetail } from '#schema/orders/orders.ts'
import { ContentGuard } from '../../account/ContentGuard.tsx'
import { showStatus } from '../statuses.tsx'
import { stepsOf } from './addresses.ts'
import { DetailPanel } from './DetailPanel.tsx'
import { RowClicks } from './RowClicks.tsx'
import { usePassedDays } from './usePassedDays.ts'

interface ReleaseActionsProps {
  readonly jobOrder: string
  readonly releases: readonly RowOf<typeof statusReportDetail>[]
}

/**
 * Link to a job order's steps, and the acknowledgement of a release that is not late, for access levels 4 and 5
 * `docs/product/orders.md#acknowledgement-of-a-release`.
 */
const ReleaseActions = ({ jobOrder, releases }: ReleaseActionsProps) => {
  const translate = useTranslate()
  const acknowledged = releases.find(isAcknowledged)
  return (
    <>
      <Button component={Link} to={stepsOf(jobOrder)} variant="outlined">
        {translate('orders.release.steps')}
      </Button>
      {acknowledged && (
        <ContentGuard access={acknowledgementKeys.join(',')} isPart>
          <DocumentButton
            href={linkOf(documents.acknowledgement, { id: acknowledged.id })}
            label={translate('orders.detail.acknowledgement')}
          />
        </ContentGuard>
      )}
    </>
  )
}

interface Props {
  readonly customerId: number
  readonly jobOrder: string
  readonly visit: string
}

const columns = [
  'purchaseOrder',
  'release',
  'requestDate',
  'commitmentDate',
  'newCommitmentDate',
  'modifiedDate',
  'modifiedComment',
  'releasedDate',
  'partNumber',
  'providerPartNumber',
  'ordered',
  'shipped',
  'balance',
  'status',
  'isAerofab',
  'id',
  'hasAcknowledgement',
] as const
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
          rows={rows}
          columns={columns}
          show={show}
          file={passed.file}
          {...statesOf(query)}
          actions={<ReleaseActions jobOrder={jobOrder} releases={rows} />}
        />
      </RowClicks>
    </DetailPanel>
  )
}
