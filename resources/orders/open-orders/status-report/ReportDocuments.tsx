import { useTranslate } from 'react-admin'
import { formFor, linkOf } from '../../../../dataProvider/calls/linkOf.ts'
import { documents } from '../../../../schema/finance/documents.ts'
import type { OrderStatus } from '../../../../schema/orders/orderStatus.ts'
import { DocumentButton } from '../../../../src/kit/documents/DocumentButton.tsx'
import type { CustomerProps } from '../../../../src/kit/page/ForCustomer.tsx'
import { useListState } from '../../../../src/kit/table/state/listState.ts'

interface Filters {
  readonly purchaseOrder?: string
  readonly jobOrder?: string
  readonly partNumber?: string
  readonly status?: OrderStatus
}

/** Only the variant with query parameters supports part numbers. */
const scheduleLink = (customerId: number, filters: Filters) => {
  const { purchaseOrder = null, jobOrder = null, partNumber, status = null } = filters
  const input = { customerId, purchaseOrder, jobOrder, status }
  return partNumber === undefined
    ? linkOf(formFor(documents.schedule, documents.scheduleByQuery, input), input)
    : linkOf(documents.scheduleByQuery, { ...input, partNumber })
}

/** The status report of all orders as a document, and the schedule of the filtered orders. */
export const ReportDocuments = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const schedule = scheduleLink(customerId, useListState().filterValues as Filters)
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
