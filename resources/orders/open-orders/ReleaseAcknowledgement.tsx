import { useTranslate } from 'ra-core'
import { linkOf } from '../../../dataProvider/linkOf.ts'
import { documents } from '../../../schema/documents.ts'
import type { RowOf } from '../../../schema/entity.ts'
import { acknowledgementKeys, isAcknowledged, type statusReportDetail } from '../../../schema/orders.ts'
import { DocumentButton } from '../../../src/kit/documents/DocumentButton.tsx'
import { ContentGuard } from '../../account/ContentGuard.tsx'

interface Props {
  readonly releases: readonly RowOf<typeof statusReportDetail>[]
}

/** The acknowledgement of a release that is not late and has one, for access levels 4 and 5 (spec 2 §6). */
export const ReleaseAcknowledgement = ({ releases }: Props) => {
  const translate = useTranslate()
  const acknowledged = releases.find(isAcknowledged)
  if (!acknowledged) return null
  return (
    <ContentGuard access={acknowledgementKeys.join(',')} isPart>
      <DocumentButton
        href={linkOf(documents.acknowledgement, { id: acknowledged.id })}
        label={translate('orders.detail.acknowledgement')}
      />
    </ContentGuard>
  )
}
