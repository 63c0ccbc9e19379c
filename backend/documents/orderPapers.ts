import type { Cents, Day } from '../../schema/kinds.ts'
import { currentStep, stepNames } from '../../schema/steps.ts'
import type { OrderStatus } from '../database/tradeTables.ts'
import type { termsOf } from '../finance/agreed.ts'
import { type LineSums, mostLines, type OrderLine, promisedDay } from './orderLines.ts'
import { type Block, type Column, noteOf, type Paper, tableOf } from './paper.ts'
import type { Party } from './parties.ts'
import { sayCount, sayDay, sayMoney } from './texts.ts'

/** What every document of orders begins and ends with. */
export interface Setting {
  readonly product: string
  readonly today: Day
  readonly customer: Party
}

type LineColumn = Column & { readonly of: (line: OrderLine) => string; readonly total?: string }

const statusNames: Readonly<Record<OrderStatus, string>> = {
  late: 'Late',
  delayed: 'Delay',
  onTime: 'On Time',
  inTransit: 'In Transit',
  delivered: 'Delivered',
  deviationRequest: 'Deviation Request',
}

const count = (title: string, of: (line: OrderLine) => number, total: number): LineColumn => ({
  title,
  share: 5,
  isNumber: true,
  of: (line) => sayCount(of(line)),
  total: sayCount(total),
})

const numbers: readonly LineColumn[] = [
  { title: 'Line', share: 3, of: ({ lineItem }) => String(lineItem) },
  { title: 'Job Order', share: 7, of: ({ jobOrder }) => jobOrder },
  { title: 'Part Number', share: 9, of: ({ partNumber }) => partNumber },
]

const amountOf = ({ quantity, price }: OrderLine) => quantity * price

const stepOf = (line: OrderLine) => {
  const step = currentStep(line)
  return step ? stepNames[step] : ''
}

const total = (lines: readonly OrderLine[], of: (line: OrderLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0)

const paper = (
  { product, today, customer }: Setting,
  title: string,
  facts: Paper['facts'],
  blocks: readonly Block[],
): Paper => ({
  product,
  title,
  isLandscape: true,
  facts: [['Customer', customer.name], ['Legal name', customer.legalName], ['As of', sayDay(today)], ...facts],
  blocks,
  foot: `${customer.name}, as of ${sayDay(today)}`,
})

/** What is said where not all lines stand in a document. */
export const cutNote = (all: number) =>
  all > mostLines
    ? [
        noteOf(
          `These are the first ${sayCount(mostLines)} of ${sayCount(all)} lines; the totals are of all of them. Export the list for the others.`,
        ),
      ]
    : []

/** When the lines of orders were asked for, when they are promised, and where they stand. */
export const schedulePaper = (
  setting: Setting,
  facts: Paper['facts'],
  lines: readonly OrderLine[],
  sums: LineSums,
): Paper =>
  paper(setting, 'Schedule', facts, [
    ...cutNote(sums.count),
    tableOf<OrderLine>(
      'Order lines',
      [
        { title: 'PO', share: 8, of: ({ purchaseOrder }) => purchaseOrder, total: 'Total' },
        ...numbers,
        count('Qty', ({ quantity }) => quantity, sums.quantity),
        count('Shipped', ({ shipped }) => shipped, sums.shipped),
        count('Open', ({ open }) => open, sums.open),
        { title: 'Request date', share: 7, of: ({ requestDate }) => sayDay(requestDate) },
        { title: 'Commitment date', share: 7, of: ({ commitmentDate }) => sayDay(commitmentDate) },
        { title: 'New commitment date', share: 8, of: ({ newCommitmentDate }) => sayDay(newCommitmentDate) },
        { title: 'Status', share: 8, of: ({ status }) => statusNames[status] },
        { title: 'Current Process', share: 8, of: stepOf },
      ],
      lines,
    ),
  ])

/** What was ordered at which price, and on which terms. */
export const confirmationPaper = (
  setting: Setting,
  facts: Paper['facts'],
  lines: readonly OrderLine[],
  terms: Awaited<ReturnType<typeof termsOf>>,
): Paper =>
  paper(
    setting,
    'Order confirmation',
    [
      ...facts,
      ['Incoterm', terms?.incoterm ?? ''],
      ['Delivery Point', terms?.deliveryPoint ?? ''],
      ['Terms', terms?.terms ?? ''],
    ],
    [
      tableOf<OrderLine>(
        'Order lines',
        [
          ...numbers.slice(0, 1).map((column) => ({ ...column, total: 'Total' })),
          ...numbers.slice(1),
          { title: 'Description', share: 14, of: ({ description }) => description },
          { title: 'Commitment date', share: 7, of: (line) => sayDay(promisedDay(line)) },
          count(
            'Qty',
            ({ quantity }) => quantity,
            total(lines, ({ quantity }) => quantity),
          ),
          { title: 'Price (USD)', share: 7, isNumber: true, of: ({ price }) => sayMoney(price as Cents) },
          {
            title: 'Amount (USD)',
            share: 8,
            isNumber: true,
            of: (line) => sayMoney(amountOf(line)),
            total: sayMoney(total(lines, amountOf)),
          },
        ],
        lines,
      ),
    ],
  )

/** What has been shipped of an order, and that it is what was ordered. */
export const certificatePaper = (setting: Setting, facts: Paper['facts'], lines: readonly OrderLine[]): Paper => {
  const shippedLines = lines.filter(({ shipped }) => shipped > 0)
  return paper(setting, 'Certificate of conformance', facts, [
    noteOf(
      shippedLines.length > 0
        ? 'The parts listed below were made and inspected to the requirements of the purchase order.'
        : 'No part of this order has been shipped yet.',
    ),
    tableOf<OrderLine>(
      'Shipped parts',
      [
        ...numbers.slice(0, 1).map((column) => ({ ...column, total: 'Total' })),
        ...numbers.slice(1),
        { title: 'Provider part number', share: 9, of: ({ providerPartNumber }) => providerPartNumber },
        { title: 'Description', share: 14, of: ({ description }) => description },
        { title: 'Alloy', share: 8, of: ({ alloy }) => alloy },
        count(
          'Shipped',
          ({ shipped }) => shipped,
          total(shippedLines, ({ shipped }) => shipped),
        ),
      ],
      shippedLines,
    ),
  ])
}

/** That a job order has been taken on, and for when. */
export const acknowledgementPaper = (setting: Setting, line: OrderLine): Paper =>
  paper(
    setting,
    'Order acknowledgement',
    [
      ['Purchase Order', line.purchaseOrder],
      ['Line', String(line.lineItem)],
      ['Release', line.release],
      ['Job Order', line.jobOrder],
      ['Acknowledged on', sayDay(line.acknowledgedDate)],
      ['Customer request date', sayDay(line.requestDate)],
      ['Commitment date', sayDay(line.commitmentDate)],
      ['New commitment date', sayDay(line.newCommitmentDate)],
    ],
    [
      tableOf<OrderLine>(
        'Acknowledged',
        [
          { title: 'Part Number', share: 9, of: ({ partNumber }) => partNumber },
          { title: 'Provider part number', share: 9, of: ({ providerPartNumber }) => providerPartNumber },
          { title: 'Description', share: 14, of: ({ description }) => description },
          { title: 'Qty', share: 5, isNumber: true, of: ({ quantity }) => sayCount(quantity) },
          { title: 'Price (USD)', share: 7, isNumber: true, of: ({ price }) => sayMoney(price as Cents) },
          { title: 'Amount (USD)', share: 8, isNumber: true, of: (each) => sayMoney(amountOf(each)) },
        ],
        [line],
      ),
    ],
  )
