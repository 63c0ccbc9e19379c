import { maxPointsOfKind, type OpenPoint, type openPoints } from '#schema/orders/openPoints.ts'
import { daysAfter, daysBetween } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import { accountLines } from '../finance/accountLines.ts'
import { readInvoiceStates } from '../finance/invoiceStates.ts'
import type { Context } from '../implement.ts'
import { customerKinds } from '../tasks/customerKinds.ts'
import { documentsMissing } from '../tasks/loadKinds.ts'
import { openLines, waitingLines } from './lines.ts'
import { openRequests } from './requests.ts'

type Reading = Pick<Context<typeof openPoints.ofPlant>, 'reader' | 'dialect' | 'clock' | 'openPages' | 'caller'>

const movedWithinDays = 7

type Found = Pick<OpenPoint, 'number'> & Partial<OpenPoint>

/** Completes the points of a kind, with the days since theirs. */
const pointsOf = (kind: OpenPoint['kind'], today: Day, found: readonly Found[]): OpenPoint[] =>
  found.slice(0, maxPointsOfKind).map((point, place) => ({
    key: `${kind} ${place}`,
    kind,
    line: null,
    partNumber: null,
    quantity: null,
    day: null,
    before: null,
    days: point.day ? daysBetween(point.day, today) : null,
    step: null,
    request: null,
    amount: null,
    state: null,
    note: '',
    place: null,
    ...point,
  }))

type ReadKind = (context: Reading, customerId: number) => Promise<readonly Found[]>

const linesOf =
  (kind: 'late' | 'moved'): ReadKind =>
  async ({ reader, clock }, customerId) => {
    const since = daysAfter(clock.today(), -movedWithinDays)
    const asked = { customerId, since, sinceMoment: clock.startOf(since), max: maxPointsOfKind }
    const lines = await openLines(reader, asked, kind)
    return lines.map(({ note, ...line }) => ({
      ...line,
      note: note ?? '',
      ...(kind === 'moved' && { days: line.before && line.day ? daysBetween(line.before, line.day) : null }),
    }))
  }

const tasksOf = ({ reader, dialect, clock, caller }: Reading, customerId: number) => ({
  db: reader,
  dialect,
  clock,
  userId: caller.id,
  customers: [customerId],
  max: maxPointsOfKind,
})

/** Overdue invoices with their states; those of a credit hold are among them. */
const overdueInvoices: ReadKind = async ({ reader, clock }, customerId) => {
  const { overdue } = await accountLines(reader, customerId, clock.today())
  const states = await readInvoiceStates(reader, customerId)
  return overdue
    .filter(({ balance }) => balance > 0)
    .map(({ number, purchaseOrder, dueDate, balance }) => ({
      number,
      line: purchaseOrder,
      day: dueDate,
      amount: balance,
      state: states.get(number)?.state ?? null,
    }))
}

/** Kinds in display order, each with the page that a reader of its points must be able to open. */
const kinds = [
  ['lateLine', 'open-orders-report', linesOf('late')],
  ['movedLine', 'open-orders-report', linesOf('moved')],
  ['request', 'requests', ({ reader }, customerId) => openRequests(reader, customerId)],
  [
    'concession',
    'concessions',
    async (context, customerId) =>
      (await customerKinds.concession(tasksOf(context, customerId))).rows.map(({ number, about, day }) => ({
        number,
        partNumber: about,
        day: day as Day | null,
      })),
  ],
  [
    'approvalFile',
    'approval-files',
    async (context, customerId) =>
      (await customerKinds.approvalFile(tasksOf(context, customerId))).rows.map(({ number, about, place, day }) => ({
        number: about ?? '',
        partNumber: number,
        place,
        day: day && context.clock.dayOf(day as never),
      })),
  ],
  ['approval', 'approvals', ({ reader }, customerId) => waitingLines(reader, { customerId, max: maxPointsOfKind })],
  [
    'load',
    'shipment-documents',
    async (context, customerId) =>
      (await documentsMissing(tasksOf(context, customerId))).rows.map(({ number, about, place, day }) => ({
        number: about ?? '',
        line: number,
        place,
        day: day as Day | null,
      })),
  ],
  ['invoice', 'statement', overdueInvoices],
] as const satisfies readonly (readonly [OpenPoint['kind'], string, ReadKind])[]

/** Open points of a customer by kind, of the pages that the reader may open. */
export const readOpenPoints = async (
  context: Reading,
  customerId: number,
  isWanted: (kind: OpenPoint['kind']) => boolean = () => true,
) => {
  const open = await context.openPages([...new Set(kinds.map(([, page]) => page))])
  const points: OpenPoint[] = []
  for (const [kind, page, read] of kinds) {
    if (!isWanted(kind) || !open.includes(page)) continue
    points.push(...pointsOf(kind, context.clock.today(), await read(context, customerId)))
  }
  return points
}
