import { worthOf } from '#schema/scrap/offers.ts'
import { unknownStandard } from '#schema/scrap/scrap.ts'
import { formatKilograms } from '#values/formats.ts'
import type { Tables } from '../database/tables.ts'
import type { DocumentContext } from '../documents/documentContext.ts'
import type { Translate } from '../documents/language.ts'
import { type ColumnOf, figuresOf, noteOf, type Paper, tableOf } from '../documents/paper.ts'
import { formatDay, formatMoney } from '../documents/texts.ts'

type Item = Tables['offer_items']
type Shown = ColumnOf<Item>

interface Agreement extends DocumentContext {
  readonly offer: Tables['offers']
  readonly items: readonly Item[]
}

const weigh = (items: readonly Item[]) => items.reduce((sum, { weight }) => sum + weight, 0)

const tableOfKind = (title: string, columns: readonly [Shown, ...Shown[]], items: readonly Item[]) => {
  const [first, ...others] = columns
  const weight = figuresOf<Item>(
    'Weight (Kg)',
    2,
    (item) => formatKilograms(item.weight),
    formatKilograms(weigh(items)),
  )
  return items.length === 0 ? [] : [tableOf<Item>(title, [{ ...first, total: 'Total' }, ...others, weight], items)]
}

const blocksOf = (items: readonly Item[], translate: Translate) => {
  const ofKind = (kind: Item['kind']) => items.filter((item) => item.kind === kind)
  const known = (text: string | null) => (text && text !== unknownStandard ? text : translate('Not Identified'))
  return [
    ...tableOfKind(
      'Punch Outs',
      [
        { title: 'Part number', share: 3, of: (item) => known(item.part_number) },
        { title: 'Standard', share: 3, of: (item) => known(item.standard) },
      ],
      ofKind('punchOut'),
    ),
    ...tableOfKind(
      'Cutting Ends',
      [
        { title: 'Heat', share: 3, of: (item) => item.heat ?? '' },
        { title: 'Bar', share: 3, of: (item) => item.bar ?? '' },
      ],
      ofKind('cuttingEnd'),
    ),
    ...tableOfKind(
      'Scrap',
      [
        { title: 'Product number', share: 3, of: (item) => item.part_number ?? '' },
        { title: 'Status', share: 3, of: (item) => item.ncr || item.status || '' },
      ],
      ofKind('scrap'),
    ),
  ]
}

export const agreementPaper = ({ product, customer, offer, items, translate }: Agreement): Paper => {
  const weight = weigh(items)
  const { price } = offer
  return {
    product,
    title: 'Purchase agreement',
    facts: [
      ['Agreement', `${offer.id}`],
      ['Customer', customer.name],
      ['Legal name', customer.legalName],
      ['Proposed on', formatDay(offer.proposed_on)],
      ['Accepted on', formatDay(offer.decided_on)],
      ['Total inventory (Kg)', formatKilograms(weight)],
      ['Price (USD/Kg)', formatMoney(price)],
      ['Total value (USD)', formatMoney(worthOf({ weight, price }))],
    ],
    blocks: [
      ...blocksOf(items, translate),
      noteOf(
        translate('{product} buys the material listed here at the price above. Please send us your invoice for it.', {
          product,
        }),
      ),
    ],
    foot: customer.name,
  }
}
