import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { DocumentCell } from '#kit/documents/DocumentCell.tsx'
import { useFileCall } from '#kit/documents/useFileCall.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { AnyRow, Listed } from '#kit/report/reportOptions.ts'
import { useAllRows } from '#kit/table/listState.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { useSelection } from '#kit/table/selection.ts'
import { TimelineLink } from '#kit/table/TimelineLink.tsx'
import { logistics } from '#schema/logistics/logistics.ts'
import type { PackDocument } from '#schema/logistics/packs.ts'
import { keyOfLoad, purchaseOrderOf, type Shipment, shipment } from '#schema/logistics/shipments.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { BulkBar } from './BulkBar.tsx'
import { DocumentsCell, useDocumentsText, usePackAddress } from './DocumentsCell.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import { fetchZip } from './fetching.ts'
import { PackDialog, usePackTexts } from './PackDialog.tsx'

/**
 * Downloads all documents of all loads that match the filters, on every page
 * `docs/product/logistics.md#bulk-downloads`.
 */
const DownloadAll = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { total } = useListContext<AnyRow>()
  const allRows = useAllRows()
  const download = useFileCall()
  const readLoads = async (signal: AbortSignal) => {
    const loads: Shipment[] = []
    for await (const rows of allRows(signal)) loads.push(...(rows as unknown as readonly Shipment[]))
    return loads
  }
  return (
    <>
      <BusyButton
        variant="outlined"
        startIcon={<DownloadIcon />}
        isBusy={download.state.status === 'receiving'}
        busyHint={translate('kit.download.busy')}
        disabled={total === 0}
        onClick={() => download.start(fetchZip(customerId, readLoads))}
      >
        {translate('shipments.download')}
      </BusyButton>
      <DownloadProgress download={download} />
    </>
  )
}

export const resource = {
  name: 'shipments',
  entity: shipment,
  list: logistics.listShipments,
  idOf: keyOfLoad,
} as const

const columns = [
  ...(['order', 'quantity', 'partNumber', 'jobOrder', 'millTests', 'invoices', 'packingLists'] as const),
  ...(['billsOfLading', 'eta', 'status', 'lastLocation', 'xmls'] as const),
]
const cardFacts = ['status', 'documents'] as const
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

/** The same function for the life of the page, so that cells do not render again when the address changes. */
const useConstant = <Argument,>(act: (argument: Argument) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((argument: Argument) => latest.current(argument), [])
}

const useShow = (openPack: (load: number) => void) => {
  const translate = useTranslate()
  const statusText = useStatusText()
  const textOf = useDocumentsText()
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
        <DocumentsCell
          {...{ load: row.load, documents: row.documents, textOf, onOpen: openPack }}
          name={`${row.order}, ${row.jobOrder}`}
        />
      ) : (
        '-'
      )
    const order = (row: Shipment, text: string) => (
      <>
        <RowCheckbox id={keyOfLoad(row)} label={`${text}, ${row.jobOrder}`} />
        <TimelineLink of="purchaseOrder" number={purchaseOrderOf(row)}>
          {text}
        </TimelineLink>
      </>
    )
    return { order, status: statusText, documents, ...Object.fromEntries(cells) }
  }, [translate, statusText, textOf, nameOf, stateOf, openPack])
}

const Loads = ({ customerId }: CustomerProps) => {
  const [unit] = useCall(logistics.unitType, { customerId }, { staleTime: 60_000 }).data ?? []
  const selection = useSelection<Listed<Shipment>>()
  const statusText = useStatusText()
  const documentsText = useDocumentsText()
  const file = useMemo(() => {
    const documents = (row: Shipment) => {
      const { count, unavailable } = documentsText(row.documents ?? [])
      return [count, unavailable].filter(Boolean).join(' · ')
    }
    return { status: statusText, documents }
  }, [statusText, documentsText])
  const hasPacks = isOffered(logistics.pack)
  const { load, set } = usePackAddress()
  const show = useShow(useConstant(set))
  return (
    <>
      <ReportList
        resource={resource}
        columns={hasPacks ? columnsWithPacks : columns}
        cardFacts={cardFacts}
        opens="pack"
        filters={(hasPacks ? filtersWithPacks : filtersOf)[unit?.type ?? 'byOrder']}
        show={show}
        file={file}
        actions={<DownloadAll customerId={customerId} />}
        selection={selection}
        selected={<BulkBar customerId={customerId} selection={selection} />}
      />
      {hasPacks && load !== null && (
        <PackDialog key={load} customerId={customerId} load={load} onClose={() => set(null)} />
      )}
    </>
  )
}

const ShipmentDocuments = () => {
  const customerId = useCurrentCustomer() ?? 0
  return <Loads key={customerId} customerId={customerId} />
}

export default ShipmentDocuments
