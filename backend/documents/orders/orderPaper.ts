import type { DocumentContext } from '../documentContext.ts'
import { type Block, type ColumnOf, figuresOf, noteOf, type Paper } from '../paper.ts'
import { formatCount, formatDay } from '../texts.ts'
import { maxLines, type OrderLine } from './orderLines.ts'

export const piecesOf = (title: string, of: (line: OrderLine) => number, total: number) =>
  figuresOf<OrderLine>(title, 5, (line) => formatCount(of(line)), formatCount(total))

/** Identifying columns of a line; `total` is the label in the total row if these columns come first. */
export const numberColumns = (total?: string): readonly ColumnOf<OrderLine>[] => [
  { title: 'Line', share: 3, of: ({ lineItem }) => String(lineItem), ...(total !== undefined && { total }) },
  { title: 'Job Order', share: 7, of: ({ jobOrder }) => jobOrder },
  { title: 'Part Number', share: 9, of: ({ partNumber }) => partNumber },
]

export const amountOf = ({ quantity, price }: OrderLine) => quantity * price

export const orderPaper = (
  { product, today, customer, translate }: DocumentContext,
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

export const truncationNote = ({ translate }: DocumentContext, all: number) =>
  all > maxLines
    ? [
        noteOf(
          translate(
            'These are the first {max} of {all} lines; the totals cover all of them. Export the list for the others.',
            { max: formatCount(maxLines), all: formatCount(all) },
          ),
        ),
      ]
    : []
