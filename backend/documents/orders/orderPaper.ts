import { type Block, type ColumnOf, figuresOf, noteOf, type Paper } from '../paper.ts'
import type { Setting } from '../setting.ts'
import { formatCount, formatDay } from '../texts.ts'
import { mostLines, type OrderLine } from './orderLines.ts'

/** A column of pieces with its total. */
export const piecesOf = (title: string, of: (line: OrderLine) => number, total: number) =>
  figuresOf<OrderLine>(title, 5, (line) => formatCount(of(line)), formatCount(total))

/** What a line is called; with what stands there in the row of totals, where nothing stands before it. */
export const numberColumns = (total?: string): readonly ColumnOf<OrderLine>[] => [
  { title: 'Line', share: 3, of: ({ lineItem }) => String(lineItem), ...(total !== undefined && { total }) },
  { title: 'Job Order', share: 7, of: ({ jobOrder }) => jobOrder },
  { title: 'Part Number', share: 9, of: ({ partNumber }) => partNumber },
]

export const amountOf = ({ quantity, price }: OrderLine) => quantity * price

/** What every document of orders begins and ends with. */
export const orderPaper = (
  { product, today, customer, translate }: Setting,
  title: string,
  facts: Paper['facts'],
  blocks: readonly Block[],
): Paper => ({
  product,
  title,
  isLandscape: true,
  facts: [['Customer', customer.name], ['Legal name', customer.legalName], ['As of', formatDay(today)], ...facts],
  blocks,
  foot: translate('{customer}, as of {day}', { customer: customer.name, day: formatDay(today) }),
})

/** What is said where not all lines stand in a document. */
export const cutNote = ({ translate }: Setting, all: number) =>
  all > mostLines
    ? [
        noteOf(
          translate(
            'These are the first {most} of {all} lines; the totals are of all of them. Export the list for the others.',
            { most: formatCount(mostLines), all: formatCount(all) },
          ),
        ),
      ]
    : []
