import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Pagination from '@mui/material/Pagination'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { ExportMenu } from '#kit/files/ExportMenu.tsx'
import type { CellValue, TableExport } from '#kit/files/exported.ts'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { Toolbar } from '#kit/table/Toolbar.tsx'
import { useSumLabel } from '#kit/table/unreadable.ts'
import { useDelayed } from '#kit/table/useDelayed.ts'
import type { KindName } from '#schema/fields.ts'
import { wholeList } from '#schema/list.ts'
import { concessions } from '#schema/quality/concessions.ts'
import { approvalFileName, type Concession, cardsOf, isUploaded, type PartConcessions } from './concessionCards.ts'
import { ConcessionContext } from './concessionScreen.ts'
import { PartCards } from './PartCards.tsx'
import { narrowed, useConcessionFilters } from './useConcessionFilters.ts'
import { useSide } from './useSide.ts'

type Cell = readonly [name: string, kind: KindName, value: (row: Concession) => CellValue]

const cells = (nameOf: (state: 'uploaded' | 'pending') => string): readonly Cell[] => [
  ['customerPartNumber', 'text', (row) => row.customerPartNumber],
  ['providerPartNumber', 'text', (row) => row.providerPartNumber],
  ['ncr', 'text', (row) => row.ncr],
  ['type', 'text', (row) => row.type],
  ['notifiedOn', 'day', (row) => row.notifiedOn],
  ['purchaseOrder', 'text', (row) => row.purchaseOrder],
  ['quantity', 'quantity', (row) => row.quantity],
  ['documents', 'text', (row) => row.documents.map(({ name }) => name).join(', ')],
  ['state', 'text', (row) => nameOf(isUploaded(row) ? 'uploaded' : 'pending')],
  ['approval', 'text', (row) => (isUploaded(row) ? approvalFileName(row) : null)],
  ['providerComment', 'text', (row) => row.providerComment],
  ['customerComment', 'text', (row) => row.customerComment],
]

/** Exports the server's current concessions of a customer, in the order of the cards. */
const useConcessionExport = (customerId: number): TableExport<Concession> => {
  const translate = useTranslate()
  return useMemo(
    () => ({
      columns: cells((state) => translate(`concessions.state.${state}`)).map(([name, kind, value]) => ({
        label: translate(`concessions.fields.${name}`),
        kind,
        value,
      })),
      fetchRows: async function* rows(signal) {
        const answer = await send(concessions.list, { customerId, list: wholeList }, { signal })
        yield cardsOf(answer).flatMap((card) => card.concessions)
      },
    }),
    [customerId, translate],
  )
}

/** Parts per page. */
const pageSize = 24
const shown = [1, 2, 3, 4, 5, 6]
/** Height of a collapsed card with one concession, in pixels. */
const cardHeight = 101
const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }

const WaitingCards = () => {
  const isSlow = useDelayed(true)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
      {isSlow && shown.map((card) => <Skeleton key={card} variant="rounded" height={cardHeight} />)}
    </Box>
  )
}

// Reaches the end of the window, so that content below stays out of view before and after loading.
const cardsPlace = { minWidth: 0, minHeight: 'calc(100dvh - 200px)', '@media print': { minHeight: 0 } }

/** Id of the first pending concession in view. It stays the same when its approval is uploaded. */
const useFirstPending = (cards: readonly PartConcessions[]) => {
  const [first, setFirst] = useState<number | null>(null)
  const pending = cards.flatMap((card) => card.concessions).find((row) => !isUploaded(row))
  if (first === null && pending) setFirst(pending.id)
  return first
}

/** Concessions of a customer: summary, export, and one card per part. */
export const ConcessionList = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(concessions.list, { customerId, list: wholeList })
  const { data, refetch } = query
  const { isLoading, error, onRetry } = statesOf(query)
  const { side, ...sideStates } = useSide()
  const screen = useMemo(() => ({ customerId, side, reload: refetch }), [customerId, side, refetch])
  const { text, isPending, page, setText, setPending, setPage } = useConcessionFilters()
  const cards = useMemo(() => cardsOf(narrowed(data ?? [], { text, isPending })), [data, text, isPending])
  const pages = Math.max(1, Math.ceil(cards.length / pageSize))
  const at = Math.min(page, pages)
  const inView = cards.slice((at - 1) * pageSize, at * pageSize)
  const first = useFirstPending(inView)
  const searched = text.trim().toLowerCase()
  const isOpenAtFirst = ({ id, ncr }: Concession) => id === first || ncr.toLowerCase() === searched
  const file = useConcessionExport(customerId)
  const total = data?.length ?? null
  const pending = formatCount((data ?? []).filter((row) => !isUploaded(row)).length)
  const counts = { smart_count: total ?? 0, total: formatCount(total ?? 0), pending }
  const countLabel = useSumLabel()
  return (
    <ConcessionContext value={screen}>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        {/* Reserves a line before the text is known, to avoid a layout shift. */}
        <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
          {total ? countLabel(translate('concessions.count', counts), 'concession.id') : null}
        </Typography>
        <Toolbar end={<ExportMenu total={total} {...file} />}>
          <TextField
            type="search"
            label={translate('concessions.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FormControlLabel
            control={<Switch checked={isPending} onChange={(_, isOn) => setPending(isOn)} />}
            label={translate('concessions.onlyPending')}
          />
        </Toolbar>
        {!isLoading && error && <FailedState message={describeReason(error, translate)} onRetry={onRetry} />}
        {sideStates.error && (
          <FailedState message={translate('concessions.sideUnknown')} onRetry={sideStates.onRetry} />
        )}
        {!isLoading && cards.length === 0 && <EmptyState />}
        {(isLoading || cards.length > 0) && (
          <Box sx={cardsPlace}>
            {isLoading ? <WaitingCards /> : <PartCards cards={inView} isOpenAtFirst={isOpenAtFirst} />}
          </Box>
        )}
        {pages > 1 && (
          <Pagination
            count={pages}
            page={at}
            onChange={(_, next) => setPage(next)}
            aria-label={translate('concessions.pages')}
            className="no-print"
          />
        )}
      </Box>
    </ConcessionContext>
  )
}

const Concessions = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => <ConcessionList key={customerId} customerId={customerId} />}
  </ForCustomer>
)

export default Concessions
