import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { businessToday } from '#kit/fields/days.ts'
import { ExportMenu } from '#kit/files/ExportMenu.tsx'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { useReportFilters } from '#kit/report/useFilters.ts'
import { ListFrame } from '#kit/table/ListFrame.tsx'
import { metaOf } from '#kit/table/listMeta.ts'
import type { Selection } from '#kit/table/selection.ts'
import { useColumns } from '#kit/table/useColumns.ts'
import { useDelayed } from '#kit/table/useDelayed.ts'
import { useFirstRows } from '#kit/table/useFirstRows.ts'
import { kindsOfLine } from '#schema/orders/requestKinds.ts'
import { RequestBar } from '../orders/requests/RequestBar.tsx'
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
  /** Null for cards of several customers. */
  readonly customerId: number | null
  readonly cards: readonly Card[]
  readonly label: string
  readonly openRequest: ReturnType<typeof useNewRequest>['open']
}

const WipCards = ({ customerId, cards, label, openRequest }: WipCardsProps) => {
  const { isFetching } = useListContext<AnyRow>()
  const hasStep = usePartSteps(customerId, cards)
  const texts = useCardTexts()
  const today = businessToday()
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const shown = useFirstRows(cards)
  const onRequest = useCallback(
    (card: Card) => {
      const owner = card.customer?.id ?? customerId
      if (owner === null) return
      void openRequest?.({
        customerId: owner,
        kinds: kindsOfLine(card),
        numbers: [card.jobOrder],
        promisedOn: card.commitmentDate,
      })
    },
    [customerId, openRequest],
  )
  return (
    <Box component="ul" aria-label={label} aria-busy={isFetching} sx={cardsStyle}>
      {shown.map((card) => (
        <WipCard
          key={`${card.customer?.id} ${card.jobOrder}`}
          card={card}
          hasStep={hasStep}
          texts={texts}
          today={today}
          isPhone={isPhone}
          onRequest={openRequest ? onRequest : null}
        />
      ))}
    </Box>
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

interface Props extends Pick<WipCardsProps, 'customerId'> {
  readonly source: Source
  readonly selection: Selection
}

const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'promise']
/** All except Deviation Request `docs/product/orders.md#order-status`. */
const offeredStatuses = ['late', 'delayed', 'onTime', 'inTransit', 'delivered'] as const

export const WipList = ({ customerId, source, selection }: Props) => {
  const translate = useTranslate()
  const request = useNewRequest()
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
    <ListFrame
      filters={filters}
      columns={columns}
      end={end}
      selected={<RequestBar selection={selection} openRequest={request.open} />}
    >
      {({ empty }) => (
        <>
          {isPending && <WaitingCards />}
          {!isPending && cards.length === 0 && empty}
          {cards.length > 0 && (
            <WipCards
              customerId={customerId}
              cards={cards}
              label={translate('resources.wip.title')}
              openRequest={request.open}
            />
          )}
          {request.form}
        </>
      )}
    </ListFrame>
  )
}
