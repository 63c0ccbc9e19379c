import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '../../../../dataProvider/customer.ts'
import type { RowOf } from '../../../../schema/entity.ts'
import type { statusReportRow } from '../../../../schema/orders/orders.ts'
import { stepNameIn } from '../../../../schema/wip/steps.ts'
import { ReportList } from '../../../../src/kit/table/report/ReportList.tsx'
import { PromisedDateMark } from '../../PromisedDateMark.tsx'
import { useStatusChoices } from '../../statuses.tsx'
import { releaseDetailParam } from '../addresses.ts'
import { ReleaseDetail } from '../detail/ReleaseDetail.tsx'
import { usePassedDays } from '../detail/usePassedDays.ts'
import { statusReport } from '../index.ts'
import { OrderTabs } from '../OrderTabs.tsx'
import { DetailLink } from '../orders/DetailPanel.tsx'
import { RowClicks } from '../orders/RowClicks.tsx'
import { ReportDocuments } from './ReportDocuments.tsx'

export { statusReport as resource } from '../index.ts'

type Row = RowOf<typeof statusReportRow>

const columns = [
  ...(['purchaseOrder', 'jobOrder', 'partNumber', 'ordered', 'open', 'weight', 'promiseDate', 'partialDate'] as const),
  ...(['partialQuantity', 'balanceDate', 'balanceQuantity', 'currentProcess'] as const),
]
const filters = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'promise'] as const
const total = ['ordered', 'open', 'weight', 'balanceQuantity'] as const
const promises = ['promiseDate'] as const
const also = { jobOrder: ({ jobOrder }: Row) => <DetailLink of={releaseDetailParam} number={jobOrder} /> }

/** The status report, with all dates of the selected job order below. */
const StatusReportList = () => {
  const { search, key } = useLocation()
  const customerId = useCurrentCustomer()
  const choices = useStatusChoices()
  const passed = usePassedDays(promises)
  const [language] = useLocaleState()
  const processes = useMemo(
    () => ({
      show: { currentProcess: (_row: Row, text: string) => stepNameIn(language, text) },
      file: { currentProcess: ({ currentProcess }: Row) => stepNameIn(language, currentProcess) },
    }),
    [language],
  )
  const show = useMemo(
    () => ({
      ...{ ...also, ...processes.show },
      promiseDate: (row: Row, text: string) => (
        <>
          {passed.show.promiseDate(row, text)}
          <PromisedDateMark line={row} promised={row.promiseDate} />
        </>
      ),
    }),
    [passed, processes],
  )
  const file = useMemo(() => ({ ...passed.file, ...processes.file }), [passed, processes])
  const open = releaseDetailParam.in(search)
  const isOpen = open !== null && customerId !== null
  return (
    <>
      <RowClicks>
        <ReportList
          resource={statusReport}
          {...{ columns, filters, total, show, choices }}
          file={file}
          actions={customerId !== null && <ReportDocuments customerId={customerId} />}
        />
      </RowClicks>
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
