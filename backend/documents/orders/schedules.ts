import type { OrderStatus } from '#schema/orders/orderStatus.ts'
import { currentStepName } from '#schema/wip/steps.ts'
import type { Caller } from '../../access/caller.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../implement.ts'
import { everything, type OrderFilter, type OrderSearch } from '../../orders/matching.ts'
import { type DocumentContext, documentContextOf } from '../documentContext.ts'
import { drawFor } from '../drawing/drawings.ts'
import { type Translate, translatorTo } from '../language.ts'
import { type Fact, type Paper, tableOf } from '../paper.ts'
import { formatCommitment, formatDay } from '../texts.ts'
import { type Lines, type OrderLine, orderLines } from './orderLines.ts'
import { numberColumns, orderPaper, piecesOf, truncationNote } from './orderPaper.ts'

const statusNames: Readonly<Record<OrderStatus, string>> = {
  late: 'Late',
  delayed: 'Delay',
  onTime: 'On Time',
  inTransit: 'In Transit',
  delivered: 'Delivered',
  deviationRequest: 'Deviation Request',
}

export const schedulePaper = (documentContext: DocumentContext, facts: Paper['facts'], { lines, sums }: Lines): Paper =>
  orderPaper(documentContext, 'Schedule', facts, [
    ...truncationNote(documentContext, sums.count),
    tableOf<OrderLine>(
      'Order lines',
      [
        { title: 'PO', share: 8, of: ({ purchaseOrder }) => purchaseOrder, total: documentContext.translate('Total') },
        ...numberColumns(),
        piecesOf('Qty', ({ quantity }) => quantity, sums.quantity),
        piecesOf('Shipped', ({ shipped }) => shipped, sums.shipped),
        piecesOf('Open', ({ open }) => open, sums.open),
        { title: 'Request date', share: 7, of: ({ requestDate }) => formatDay(requestDate) },
        {
          title: 'Commitment date',
          share: 7,
          of: (line) => formatCommitment(documentContext, line, line.commitmentDate, line.newCommitmentDate),
        },
        {
          title: 'New commitment date',
          share: 8,
          of: (line) => formatCommitment(documentContext, line, line.newCommitmentDate),
        },
        { title: 'Status', share: 8, of: ({ status }) => documentContext.translate(statusNames[status]) },
        {
          title: 'Current Process',
          share: 8,
          of: (line) => documentContext.translate(currentStepName(line.open, line)),
        },
      ],
      lines,
    ),
  ])

interface ScheduleRequest<Input>
  extends Pick<Context<unknown>, 'db' | 'reader' | 'clock' | 'settings' | 'language' | 'signal'> {
  readonly caller: Caller
  readonly input: Input
}

const draw = (asking: ScheduleRequest<unknown>, search: OrderSearch, of: string, facts: readonly Fact[]) =>
  drawFor(asking, async () => {
    const { customerId } = search
    const [documentContext, lines] = await Promise.all([
      documentContextOf(asking, customerId),
      orderLines(asking.reader, search),
    ])
    return {
      name: `${documentContext.translate('Schedule')} ${of}`,
      paper: schedulePaper(documentContext, facts, lines),
    }
  })

/** Schedule of one order; responds with 404 also for another customer's order. */
export const orderSchedule = async (asking: ScheduleRequest<{ customerId: number; purchaseOrder: string }>) => {
  const { customerId, purchaseOrder } = asking.input
  await asking.db
    .selectFrom('purchase_orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('number', '=', purchaseOrder)
    .executeTakeFirstOrThrow(notFound)
  const search = { ...everything, customerId, purchaseOrder }
  return draw(asking, search, purchaseOrder, [['Purchase Order', purchaseOrder]])
}

type Filters = Pick<OrderSearch, 'customerId'> & {
  readonly [K in OrderFilter]?: OrderSearch[K] | undefined
}

const factsOf = ({ purchaseOrder, jobOrder, partNumber, status }: OrderSearch, translate: Translate): Fact[] => [
  ...(purchaseOrder ? [['Purchase Order', purchaseOrder] as const] : []),
  ...(jobOrder ? [['Job Order', jobOrder] as const] : []),
  ...(partNumber ? [['Part Number', partNumber] as const] : []),
  ...(status ? [['Status', translate(statusNames[status])] as const] : []),
]

export const schedule = (asking: ScheduleRequest<Filters>) => {
  const { customerId, purchaseOrder, jobOrder, partNumber, status } = asking.input
  const search = {
    customerId,
    purchaseOrder: purchaseOrder ?? null,
    jobOrder: jobOrder ?? null,
    partNumber: partNumber ?? null,
    status: status ?? null,
  }
  return draw(asking, search, asking.clock.today(), factsOf(search, translatorTo(asking.language)))
}
