import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { linkOf } from '../../../../dataProvider/calls/linkOf.ts'
import type { RowOf } from '../../../../schema/entity.ts'
import { documents } from '../../../../schema/finance/documents.ts'
import { acknowledgementKeys, isAcknowledged, type statusReportDetail } from '../../../../schema/orders/orders.ts'
import { DocumentButton } from '../../../../src/kit/documents/DocumentButton.tsx'
import { ContentGuard } from '../../../account/ContentGuard.tsx'
import { stepsOf } from '../addresses.ts'

interface Props {
  readonly jobOrder: string
  readonly releases: readonly RowOf<typeof statusReportDetail>[]
}

/**
 * Link to a job order's steps, and the acknowledgement of a release that is not late, for access levels 4 and 5
 * `docs/product/orders.md#acknowledgement-of-a-release`.
 */
export const ReleaseActions = ({ jobOrder, releases }: Props) => {
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
