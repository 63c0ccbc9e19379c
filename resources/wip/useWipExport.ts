import { useMemo } from 'react'
import { businessToday } from '#kit/fields/days.ts'
import type { CellValue, ExportColumn, TableExport } from '#kit/files/exported.ts'
import { useAllCustomers } from '#kit/page/allCustomers.ts'
import { useAllRows } from '#kit/table/listState.ts'
import type { KindName } from '#schema/fields.ts'
import type { Day } from '#schema/kinds.ts'
import { isOverrun } from '#schema/orders/orderStatus.ts'
import type { Source } from './sources.ts'
import { type CardTexts, useCardTexts } from './useCardTexts.ts'
import { places, type WipCard } from './wipCard.ts'

type Fact = readonly [name: keyof CardTexts['fields'], kind: KindName, value: (card: WipCard) => CellValue]

const factsOf = (texts: CardTexts, today: Day): readonly Fact[] => [
  ['jobOrder', 'text', (card) => card.jobOrder],
  ['purchaseOrder', 'text', (card) => card.purchaseOrder],
  ['lineItem', 'integer', (card) => card.lineItem],
  ['release', 'text', (card) => card.release],
  ['partNumber', 'text', (card) => card.partNumber],
  ['providerPartNumber', 'text', (card) => card.providerPartNumber],
  ['isNewIntroduction', 'text', (card) => texts.flag(card.isNewIntroduction)],
  ['requestDate', 'day', (card) => card.requestDate],
  [
    'commitmentDate',
    'day',
    (card) => (isOverrun(card, card.commitmentDate, today) ? texts.contact : card.commitmentDate),
  ],
  ['ordered', 'quantity', (card) => card.ordered],
  ['shipped', 'quantity', (card) => card.shipped],
  ['open', 'quantity', (card) => card.open],
  ['status', 'text', (card) => texts.status[card.status]],
]

/** Export columns with the same content as the cards, one per place, without fields that the source does not have. */
export const exportColumns = (
  omitted: Source['omitted'],
  texts: CardTexts,
  today: Day,
  isOfAll = false,
): ExportColumn<WipCard>[] => [
  ...(isOfAll
    ? [{ label: texts.customer, kind: 'text' as const, value: ({ customer }: WipCard) => customer?.name ?? '' }]
    : []),
  ...factsOf(texts, today)
    .filter(([name]) => !omitted.some((other) => other === name))
    .map(([name, kind, value]) => ({ label: texts.fields[name], kind, value })),
  ...places.map((place) => ({
    label: texts.places[place],
    kind: 'quantity' as const,
    value: ({ pieces }: WipCard) => pieces[place],
  })),
]

/** Exports all lines of the current view, filtered and sorted as shown. */
export const useWipExport = ({ omitted, toCard }: Source): TableExport<WipCard> => {
  const allRows = useAllRows()
  const texts = useCardTexts()
  const isOfAll = useAllCustomers() !== null
  const columns = useMemo(() => exportColumns(omitted, texts, businessToday(), isOfAll), [omitted, texts, isOfAll])
  return {
    columns,
    fetchRows: async function* cards(signal) {
      for await (const rows of allRows(signal)) yield rows.map(toCard)
    },
  }
}
