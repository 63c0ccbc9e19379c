import Typography from '@mui/material/Typography'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { Listed } from '#kit/report/reportOptions.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { useSelection } from '#kit/table/selection.ts'
import { TimelineLink } from '#kit/table/TimelineLink.tsx'
import { logistics } from '#schema/logistics/logistics.ts'
import { keyOfLoad, purchaseOrderOf, type Shipment, shipment } from '#schema/logistics/shipments.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { useTrackingNumber } from '../carrier-links/useTrackingNumber.tsx'
import { BulkBar } from './BulkBar.tsx'
import { DocumentsCell, type Pack, useDocumentsText, usePackAddress } from './DocumentsCell.tsx'
import { DownloadAll, DownloadByCustomer } from './DownloadAll.tsx'
import type { ListedLoad } from './fetching.ts'
import { PackDrawer, usePackTexts } from './PackDrawer.tsx'
import { PapersCell } from './PapersCell.tsx'
import { ShippedPeriods } from './ShippedPeriods.tsx'

export const resource = {
  name: 'shipments',
  entity: shipment,
  list: logistics.listShipments,
  idOf: keyOfLoad,
} as const

const cardFacts = ['status', 'documents'] as const
const columnsWithPacks = [
  'order',
  'shippedOn',
  'documents',
  'quantity',
  'partNumber',
  'jobOrder',
  'certificates',
  'millTests',
  'invoices',
  'packingLists',
  'billsOfLading',
  'eta',
  'status',
  'lastLocation',
  'xmls',
  'arrivedOn',
  'carrier',
  'tracking',
] as const
/** Only services with packs send these; the others are specified. */
const ofPacks: readonly string[] = ['shippedOn', 'documents', 'certificates', 'arrivedOn', 'carrier', 'tracking']
const columns = columnsWithPacks.filter((name) => !ofPacks.includes(name))

const kindsOf = {
  millTests: 'millTest',
  invoices: 'invoice',
  packingLists: 'packingList',
  billsOfLading: 'billOfLading',
  xmls: 'xml',
  certificates: 'certificate',
} as const
const linked = Object.keys(kindsOf) as readonly (keyof typeof kindsOf)[]

const specifiedFilters = {
  byOrder: ['purchaseOrder', 'jobOrder', 'partNumber'],
  byLoad: ['purchaseOrder', 'jobOrder', 'partNumber', 'billOfLading', 'shippedOn'],
} as const
const filtersOfPacks = ['completeness', 'certificate', 'shipped'] as const

const customerOf = ({ customerId }: Pick<Pack, 'customerId'>) => (customerId === undefined ? {} : { customerId })

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

const useShow = (openPack: (pack: Pack) => void, hasTicks: boolean) => {
  const translate = useTranslate()
  const statusText = useStatusText()
  const textOf = useDocumentsText()
  const texts = usePackTexts()
  const trackingNumber = useTrackingNumber()
  return useMemo(() => {
    const open = ({ load, customerId }: ListedLoad) => {
      if (load !== undefined) openPack({ load, ...(customerId !== undefined && { customerId }) })
    }
    const cells = linked.map((name) => {
      const show = (row: ListedLoad) => (
        <PapersCell
          links={row[name] ?? []}
          papers={(row.documents ?? []).filter(({ kind }) => kind === kindsOf[name])}
          word={translate(`shipments.pack.words.${kindsOf[name]}`)}
          texts={texts}
          onOpen={() => open(row)}
        />
      )
      return [name, show] as const
    })
    const documents = (row: ListedLoad) =>
      row.documents && row.load !== undefined ? (
        <DocumentsCell
          documents={row.documents}
          textOf={textOf}
          onOpen={() => open(row)}
          name={`${row.order}, ${row.jobOrder}`}
        />
      ) : (
        '-'
      )
    const order = (row: ListedLoad, text: string) => (
      <>
        {hasTicks && <RowCheckbox id={keyOfLoad(row)} label={`${text}, ${row.jobOrder}`} />}
        <TimelineLink of="purchaseOrder" number={purchaseOrderOf(row)} {...customerOf(row)}>
          {text}
        </TimelineLink>
      </>
    )
    const tracking = ({ carrier = '', tracking: number = '' }: Shipment, text: string) =>
      trackingNumber(carrier, number) || text
    return { order, status: statusText, documents, tracking, ...Object.fromEntries(cells) }
  }, [translate, statusText, textOf, texts, trackingNumber, openPack, hasTicks])
}

interface Props {
  /** Null for the loads of all customers, whose documents are downloaded by customer. */
  readonly customerId: number | null
}

const Loads = ({ customerId }: Props) => {
  const translate = useTranslate()
  const isOfOne = customerId !== null
  const query = useCall(logistics.unitType, { customerId: customerId ?? 0 }, { staleTime: 60_000, enabled: isOfOne })
  const [unit] = query.data ?? []
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
  // A company's service may name a type that is not known here.
  const type = unit?.type === 'byLoad' ? 'byLoad' : 'byOrder'
  const filters = useMemo(() => [...specifiedFilters[type], ...(hasPacks ? filtersOfPacks : [])], [type, hasPacks])
  const { load, set } = usePackAddress()
  const show = useShow(useConstant(set), isOfOne)
  return (
    <>
      <ReportList
        resource={resource}
        columns={hasPacks ? columnsWithPacks : columns}
        cardFacts={cardFacts}
        filters={filters}
        show={show}
        file={file}
        actions={isOfOne ? <DownloadAll customerId={customerId} /> : <DownloadByCustomer />}
        selection={selection}
        selected={isOfOne && <BulkBar customerId={customerId} selection={selection} />}
      >
        {hasPacks ? (
          <ShippedPeriods />
        ) : (
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {translate('shipments.withoutPacks')}
          </Typography>
        )}
      </ReportList>
      {hasPacks && isOfOne && load !== null && (
        <PackDrawer key={load} customerId={customerId} load={load} onClose={() => set(null)} />
      )}
    </>
  )
}

const ShipmentDocuments = () => {
  const customerId = useCurrentCustomer()
  return <Loads key={customerId} customerId={customerId} />
}

export default ShipmentDocuments
