import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { businessToday } from '#kit/dates/days.ts'
import { ExportMenu } from '#kit/export/ExportMenu.tsx'
import { useReportFilters } from '#kit/filters/useFilters.ts'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { ListFrame } from '#kit/table/ListFrame.tsx'
import { metaOf } from '#kit/table/listMeta.ts'
import { useColumns } from '#kit/table/useColumns.ts'
import { useDelayed } from '#kit/table/useDelayed.ts'
import { useFirstRows } from '#kit/table/useFirstRows.ts'
import { kindsOfLine } from '#schema/orders/requestKinds.ts'
import { useNewRequest } from '../orders/requests/useNewRequest.tsx'
import { useStatusChoices } from '../orders/statuses.tsx'
import { cardsStyle } from './cardStyles.ts'
import type { Source } from './sources.ts'
import { useCardTexts } from './useCardTexts.ts'
import { usePartSteps } from './usePartSteps.ts'
import { useWipExport } from './useWipExport.ts'
import { WipCard } from './WipCard.tsx'
import type { WipCard as Card } from './wipCard.ts'

interface WipCardsProps {
  readonly customerId: number
  readonly cards: readonly Card[]
  readonly label: string
}

const WipCards = ({ customerId, cards, label }: WipCardsProps) => {
  const { isFetching } = useListContext<AnyRow>()
  const hasStep = usePartSteps(customerId, cards)
  const texts = useCardTexts()
  const today = businessToday()
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const shown = useFirstRows(cards)
  const { open, form } = useNewRequest()
  const onRequest = useCallback(
    (card: Card) =>
      void open?.({
        ...{ customerId, kinds: kindsOfLine(card), number: card.jobOrder, promisedOn: card.commitmentDate },
      }),
    [customerId, open],
  )
  return (
    <>
      <Box component="ul" aria-label={label} aria-busy={isFetching} sx={cardsStyle}>
        {shown.map((card) => (
          <WipCard
            key={card.jobOrder}
            {...{ card, hasStep, texts, today, isPhone }}
            onRequest={open ? onRequest : null}
          />
        ))}
      </Box>
      {form}
    </>
  )
}

const shown = [1, 2, 3, 4]

/** Placeholder of full window height, so that content below stays out of view while loading. */
const WaitingCards = () => {
  const isSlow = useDelayed(true)
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gap: 1, alignContent: 'start' }}>
      {isSlow && shown.map((card) => <Skeleton key={card} variant="rounded" height={168} />)}
    </Box>
  )
}

interface Props {
  readonly customerId: number
  readonly source: Source
}

const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'promise']
/** All except Deviation Request `docs/product/orders.md#order-status`. */
const offeredStatuses = ['late', 'delayed', 'onTime', 'inTransit', 'delivered'] as const

export const WipList = ({ customerId, source }: Props) => {
  const translate = useTranslate()
  const { data, total = null, meta, isPending } = useListContext<AnyRow>()
  const resource = useMemo(() => ({ ...source.resource, name: 'wip' }), [source])
  const choices = useStatusChoices(offeredStatuses)
  const options = useMemo(() => ({ columns: source.sortFields, filters: filterNames, choices }), [source, choices])
  const filters = useReportFilters(resource, options)
  const columns = useColumns(resource, options)
  const file = useWipExport(source)
  const cards = useMemo(() => (data ?? []).map(source.toCard), [data, source])
  const end = <ExportMenu total={metaOf(meta).isExact ? total : null} {...file} />
  return (
    <ListFrame {...{ filters, columns, end }}>
      {({ empty }) => (
        <>
          {isPending && <WaitingCards />}
          {!isPending && cards.length === 0 && empty}
          {cards.length > 0 && (
            <WipCards customerId={customerId} cards={cards} label={translate('resources.wip.title')} />
          )}
        </>
      )}
    </ListFrame>
  )
}
