import { useTranslate } from 'ra-core'
import { linkOf } from '../../../dataProvider/linkOf.ts'
import { documents } from '../../../schema/documents.ts'
import type { OrderStatus } from '../../../schema/orderStatus.ts'
import { DocumentButton } from '../../../src/kit/documents/DocumentButton.tsx'
import { useListState } from '../../../src/kit/table/listState.ts'

interface Props {
  readonly customerId: number
}

interface Filters {
  readonly purchaseOrder?: string
  readonly jobOrder?: string
  readonly status?: OrderStatus
}

/** The status report as a document, and the schedule of all orders that the filters leave. */
export const ReportDocuments = ({ customerId }: Props) => {
  const translate = useTranslate()
  const { purchaseOrder, jobOrder, status } = useListState().filterValues as Filters
  const schedule = linkOf(documents.scheduleByQuery, { customerId, purchaseOrder, jobOrder, status })
  return (
    <>
      <DocumentButton
        href={linkOf(documents.statusReport, { id: customerId, customerId })}
        label={translate('orders.report.document')}
      />
      <DocumentButton href={schedule} label={translate('orders.report.schedule')} />
    </>
  )
}
