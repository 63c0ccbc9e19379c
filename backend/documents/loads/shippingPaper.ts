import { formatWeight } from '#values/formats.ts'
import type { DocumentContext } from '../documentContext.ts'
import { type Fact, figuresOf, type Paper, tableOf } from '../paper.ts'
import { formatCount, formatDay } from '../texts.ts'
import { type LoadLine, orderOf } from './loadLines.ts'

const weightOf = ({ quantity, weight }: LoadLine) => quantity * weight

const sum = (lines: readonly LoadLine[], of: (line: LoadLine) => number) =>
  lines.reduce((all, line) => all + of(line), 0)

/** Postal codes that begin with a letter, such as `WA 99224`, follow the city; all others precede it. */
const placeOf = ({ postalCode, city }: LoadLine) =>
  /^\p{L}/u.test(postalCode ?? '')
    ? [city, postalCode].filter(Boolean).join(', ')
    : [postalCode, city].filter(Boolean).join(' ')

/** Destination and carrier; all loads of a document left together. */
const journey = (line: LoadLine | undefined): readonly Fact[] =>
  line === undefined
    ? []
    : [
        ['Shipped on', formatDay(line.shippedOn)],
        ['Ship to', [line.street, placeOf(line), line.country].filter(Boolean).join(', ')],
        ['Incoterm', line.incoterm],
        ['Carrier', line.carrier ?? ''],
        ['Tracking number', line.tracking ?? ''],
      ]

export const shippingPaper = (
  { product, customer, title, translate }: DocumentContext & { readonly title: string },
  isPackingList: boolean,
  lines: readonly LoadLine[],
): Paper => ({
  product,
  title,
  facts: [['Customer', customer.name], ['Legal name', customer.legalName], ...journey(lines[0])],
  blocks: [
    tableOf<LoadLine>(
      isPackingList ? 'Packed parts' : 'Freight',
      [
        { title: 'PO', share: 4, of: orderOf, total: translate('Total') },
        { title: 'Job Order', share: 4, of: ({ jobOrder }) => jobOrder },
        ...(isPackingList ? [{ title: 'Part Number', share: 5, of: ({ partNumber }: LoadLine) => partNumber }] : []),
        { title: 'Description', share: 6, of: ({ description }) => description },
        figuresOf(
          'Qty',
          2,
          ({ quantity }) => formatCount(quantity),
          formatCount(sum(lines, ({ quantity }) => quantity)),
        ),
        figuresOf('Lbs', 3, (line) => formatWeight(weightOf(line)), formatWeight(sum(lines, weightOf))),
      ],
      lines,
    ),
  ],
  foot: translate('{document}, {customer}', { document: title, customer: customer.name }),
})
