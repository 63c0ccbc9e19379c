import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { logistics } from '../../../schema/logistics/logistics.ts'
import { keyOfLoad, purchaseOrderOf, type Shipment, shipment } from '../../../schema/logistics/shipments.ts'
import { DocumentCell } from '../../../src/kit/documents/DocumentCell.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { TimelineLink } from '../../../src/kit/table/links/TimelineLink.tsx'
import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { RowCheckbox, SelectionProvider, useSelection } from '../../../src/kit/table/state/selection.tsx'
import { BulkBar } from './BulkBar.tsx'
import { DownloadAll } from './DownloadAll.tsx'

export const resource = { name: 'shipments', entity: shipment, list: logistics.listShipments } as const

const columns = [
  ...(['order', 'quantity', 'partNumber', 'jobOrder', 'millTests', 'invoices', 'packingLists'] as const),
  ...(['billsOfLading', 'eta', 'status', 'lastLocation', 'xmls'] as const),
]
const linked = ['millTests', 'invoices', 'packingLists', 'billsOfLading', 'xmls'] as const

const filtersOf = {
  byOrder: ['purchaseOrder', 'jobOrder', 'partNumber'],
  byLoad: ['purchaseOrder', 'jobOrder', 'partNumber', 'billOfLading', 'shippedOn'],
} as const

/** Unknown statuses are shown unchanged. */
const useStatusText = () => {
  const translate = useTranslate()
  return useMemo(() => {
    const known: Readonly<Record<string, string>> = {
      Ready: 'ready',
      'In Transit': 'inTransit',
      Delivered: 'delivered',
    }
    return ({ status }: Shipment) =>
      known[status] ? translate(`resources.shipments.words.status.${known[status]}`) : status
  }, [translate])
}

const useShow = () => {
  const translate = useTranslate()
  const statusText = useStatusText()
  return useMemo(() => {
    const cells = linked.map((name) => {
      const label = translate(`resources.shipments.fields.${name}`)
      return [name, (row: Shipment) => <DocumentCell links={row[name]} label={label} />] as const
    })
    const order = (row: Shipment, text: string) => (
      <>
        <RowCheckbox row={row} id={keyOfLoad(row)} label={`${text}, ${row.jobOrder}`} />
        <TimelineLink of="purchaseOrder" number={purchaseOrderOf(row)}>
          {text}
        </TimelineLink>
      </>
    )
    return { order, status: statusText, ...Object.fromEntries(cells) }
  }, [translate, statusText])
}

const Loads = ({ customerId }: CustomerProps) => {
  const [unit] = useCall(logistics.unitType, { customerId }, { staleTime: 60_000 }).data ?? []
  const selection = useSelection<Shipment>(keyOfLoad)
  const statusText = useStatusText()
  const file = useMemo(() => ({ status: statusText }), [statusText])
  return (
    <SelectionProvider value={selection}>
      <ReportList
        resource={resource}
        columns={columns}
        filters={filtersOf[unit?.type ?? 'byOrder']}
        show={useShow()}
        file={file}
        actions={<DownloadAll customerId={customerId} />}
        selected={<BulkBar customerId={customerId} selection={selection} />}
      />
    </SelectionProvider>
  )
}

const ShipmentDocuments = () => {
  const customerId = useCurrentCustomer() ?? 0
  return <Loads key={customerId} customerId={customerId} />
}

export default ShipmentDocuments
