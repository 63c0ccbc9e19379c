import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { logistics } from '../../../schema/logistics/logistics.ts'
import type { PackDocument } from '../../../schema/logistics/packs.ts'
import { keyOfLoad, purchaseOrderOf, type Shipment, shipment } from '../../../schema/logistics/shipments.ts'
import { isOffered } from '../../../schema/wire/offered.ts'
import { DocumentCell } from '../../../src/kit/documents/DocumentCell.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { TimelineLink } from '../../../src/kit/table/links/TimelineLink.tsx'
import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { RowCheckbox, SelectionProvider, useSelection } from '../../../src/kit/table/state/selection.tsx'
import { BulkBar } from './BulkBar.tsx'
import { DocumentsCell, useDocumentsText, usePackAddress } from './DocumentsCell.tsx'
import { DownloadAll } from './DownloadAll.tsx'
import { PackDialog, usePackTexts } from './PackDialog.tsx'

export const resource = { name: 'shipments', entity: shipment, list: logistics.listShipments } as const

const columns = [
  ...(['order', 'quantity', 'partNumber', 'jobOrder', 'millTests', 'invoices', 'packingLists'] as const),
  ...(['billsOfLading', 'eta', 'status', 'lastLocation', 'xmls'] as const),
]
/** Columns of a service that has packs. */
const columnsWithPacks = [...columns, 'documents'] as const
const kindsOf = {
  millTests: 'millTest',
  invoices: 'invoice',
  packingLists: 'packingList',
  billsOfLading: 'billOfLading',
  xmls: 'xml',
} as const
const linked = ['millTests', 'invoices', 'packingLists', 'billsOfLading', 'xmls'] as const

const filtersOf = {
  byOrder: ['purchaseOrder', 'jobOrder', 'partNumber'],
  byLoad: ['purchaseOrder', 'jobOrder', 'partNumber', 'billOfLading', 'shippedOn'],
} as const
const filtersWithPacks = {
  byOrder: [...filtersOf.byOrder, 'completeness'],
  byLoad: [...filtersOf.byLoad, 'completeness'],
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
  const { nameOf, stateOf } = usePackTexts()
  return useMemo(() => {
    const expectedOf = ({ documents = [] }: Shipment, kind: PackDocument['kind']) =>
      documents
        .filter((one) => one.kind === kind && one.state === 'expected')
        .map((one) => `${nameOf(one)} · ${stateOf(one)}`)
    const cells = linked.map((name) => {
      const label = translate(`resources.shipments.fields.${name}`)
      return [
        name,
        (row: Shipment) => <DocumentCell links={row[name]} label={label} expected={expectedOf(row, kindsOf[name])} />,
      ] as const
    })
    const documents = (row: Shipment) =>
      row.documents && row.load !== undefined ? (
        <DocumentsCell load={row.load} documents={row.documents} name={`${row.order}, ${row.jobOrder}`} />
      ) : (
        '-'
      )
    const order = (row: Shipment, text: string) => (
      <>
        <RowCheckbox row={row} id={keyOfLoad(row)} label={`${text}, ${row.jobOrder}`} />
        <TimelineLink of="purchaseOrder" number={purchaseOrderOf(row)}>
          {text}
        </TimelineLink>
      </>
    )
    return { order, status: statusText, documents, ...Object.fromEntries(cells) }
  }, [translate, statusText, nameOf, stateOf])
}

const Loads = ({ customerId }: CustomerProps) => {
  const [unit] = useCall(logistics.unitType, { customerId }, { staleTime: 60_000 }).data ?? []
  const selection = useSelection<Shipment>(keyOfLoad)
  const statusText = useStatusText()
  const documentsText = useDocumentsText()
  const file = useMemo(() => {
    const documents = (row: Shipment) => {
      const { count, lacking } = documentsText(row.documents ?? [])
      return [count, lacking].filter(Boolean).join(' · ')
    }
    return { status: statusText, documents }
  }, [statusText, documentsText])
  const hasPacks = isOffered(logistics.pack)
  const { load, set } = usePackAddress()
  return (
    <SelectionProvider value={selection}>
      <ReportList
        resource={resource}
        columns={hasPacks ? columnsWithPacks : columns}
        filters={(hasPacks ? filtersWithPacks : filtersOf)[unit?.type ?? 'byOrder']}
        show={useShow()}
        file={file}
        actions={<DownloadAll customerId={customerId} />}
        selected={<BulkBar customerId={customerId} selection={selection} />}
      />
      {hasPacks && load !== null && (
        <PackDialog key={load} customerId={customerId} load={load} onClose={() => set(null)} />
      )}
    </SelectionProvider>
  )
}

const ShipmentDocuments = () => {
  const customerId = useCurrentCustomer() ?? 0
  return <Loads key={customerId} customerId={customerId} />
}

export default ShipmentDocuments
