import { useTranslate } from 'react-admin'
import { formFor, linkOf } from '../../../dataProvider/linkOf.ts'
import { documents } from '../../../schema/documents.ts'
import { acknowledgementKeys } from '../../../schema/orders.ts'
import { DocumentButton } from '../../../src/kit/documents/DocumentButton.tsx'
import { ContentGuard } from '../../account/ContentGuard.tsx'
import { Acknowledgement } from './Acknowledgement.tsx'

interface Props {
  readonly customerId: number
  readonly purchaseOrder: string
}

/** The documents of an order: its schedule, and to some its acknowledgement. */
export const DetailActions = (order: Props) => {
  const translate = useTranslate()
  return (
    <>
      <DocumentButton
        href={linkOf(formFor(documents.orderSchedule, documents.orderScheduleByQuery, order), order)}
        label={translate('orders.detail.schedule')}
      />
      <ContentGuard access={acknowledgementKeys.join(',')} isPart>
        <Acknowledgement {...order} />
      </ContentGuard>
    </>
  )
}
