import { useMemo } from 'react'
import { useListFilterContext, useLocaleState, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { formFor, linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { businessToday } from '#kit/fields/days.ts'
import { DocumentButton } from '#kit/files/DocumentButton.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { useSelection } from '#kit/table/selection.ts'
import type { RowOfFields } from '#schema/entity.ts'
import { documents } from '#schema/finance/documents.ts'
import { daysLate, type OrderStatus } from '#schema/orders/orderStatus.ts'
import type { listedStatusReportRow } from '#schema/orders/orders.ts'
import { stepNameIn } from '#schema/wip/steps.ts'
import { PromisedDateMark } from '../../PromisedDateMark.tsx'
import { RequestBar } from '../../requests/RequestBar.tsx'
import { useNewRequest } from '../../requests/useNewRequest.tsx'
import { useStatusChoices } from '../../statuses.tsx'
import { releaseDetailParam } from '../addresses.ts'
import { DetailLink } from '../DetailPanel.tsx'
import { statusReport } from '../index.ts'
import { OrderTabs } from '../OrderTabs.tsx'
import { ReleaseDetail } from '../ReleaseDetail.tsx'
import { RowClicks } from '../RowClicks.tsx'
import { usePassedDays } from '../usePassedDays.ts'

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
const ReportDocuments = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const schedule = scheduleLink(customerId, useListFilterContext().filterValues as Filters)
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

export { statusReport as resource } from '../index.ts'

/** In a list of several customers, a row has its customer. */
type Row = RowOfFields<typeof listedStatusReportRow.fields> & { readonly customerId?: number }

const columns = [
  'purchaseOrder',
  'jobOrder',
  'partNumber',
  'ordered',
  'open',
  'weight',
  'promiseDate',
  'partialDate',
  'partialQuantity',
  'balanceDate',
  'balanceQuantity',
  'currentProcess',
  'requestDate',
  'daysLate',
] as const
const filters = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'promise', 'stage'] as const
const total = ['ordered', 'open', 'weight', 'balanceQuantity'] as const
const promises = ['promiseDate'] as const
const daysLateOf = (row: Row) => daysLate(row, row.promiseDate, businessToday())
const isSelectable = (row: AnyRow) => Number(row.open) > 0

const jobOrderWith = (hasTicks: boolean) => (row: Row) => (
  <>
    {hasTicks && row.open > 0 && <RowCheckbox id={row.jobOrder} label={row.jobOrder} />}
    <DetailLink of={releaseDetailParam} number={row.jobOrder} customerId={row.customerId} />
  </>
)

/** The status report, with all dates of the selected job order below. */
const StatusReportList = () => {
  const { search, key } = useLocation()
  const customerId = useCurrentCustomer()
  const choices = useStatusChoices()
  const passed = usePassedDays(promises)
  const [language] = useLocaleState()
  const request = useNewRequest()
  const selection = useSelection()
  const hasTicks = request.open !== null && customerId !== null
  const processes = useMemo(
    () => ({
      show: { currentProcess: (_row: Row, text: string) => stepNameIn(language, text) },
      file: { currentProcess: ({ currentProcess }: Row) => stepNameIn(language, currentProcess) },
    }),
    [language],
  )
  const show = useMemo(
    () => ({
      ...processes.show,
      jobOrder: jobOrderWith(hasTicks),
      daysLate: (row: Row, text: string) => daysLateOf(row) ?? text,
      promiseDate: (row: Row, text: string) => (
        <>
          {passed.show.promiseDate(row, text)}
          <PromisedDateMark line={row} promised={row.promiseDate} />
        </>
      ),
    }),
    [passed, processes, hasTicks],
  )
  const file = useMemo(() => ({ ...passed.file, ...processes.file, daysLate: daysLateOf }), [passed, processes])
  const open = releaseDetailParam.in(search)
  const isOpen = open !== null && customerId !== null
  return (
    <>
      <RowClicks>
        <ReportList
          resource={statusReport}
          columns={columns}
          filters={filters}
          total={total}
          show={show}
          choices={choices}
          file={file}
          actions={customerId !== null && <ReportDocuments customerId={customerId} />}
          selection={selection}
          selected={<RequestBar selection={selection} openRequest={request.open} isSelectable={isSelectable} />}
        />
      </RowClicks>
      {request.form}
      {isOpen && <ReleaseDetail key={open} customerId={customerId} jobOrder={open} visit={key} />}
    </>
  )
}

const StatusReport = () => (
  <OrderTabs open="statusReport">
    <StatusReportList />
  </OrderTabs>
)

export default StatusReport
