import { type StepCounts, stepNames, steps } from '#schema/wip/steps.ts'
import { wip } from '#schema/wip/wip.ts'
import type { Db } from '../database/open.ts'
import { type Placing, valuesIn } from '../database/prepared.ts'
import type { Context, Handler, Tools } from '../implement.ts'
import { list } from '../list/list.ts'
import { isNearStart, lightRows } from '../list/paging.ts'
import type { ListQuery, RowsOfAny } from '../list/source.ts'
import { stepFields } from '../order-lines/columns.ts'
import { matchedInScope, matching, partsOf, type Searched } from '../orders/matching.ts'
import { firstPromised, movedFrom, promisedOn, visitorOf } from '../promised-dates/moved.ts'

type Visiting = Parameters<typeof visitorOf>[0]

interface Own {
  /** Includes lines that are fully shipped. */
  readonly isComplete: boolean
}

/** The part's line after the given number of others, if there are that many. */
const lineAfter = (db: Db, search: Searched, others: number) =>
  db
    .selectFrom('job_orders')
    .select('job_orders.id')
    .where('job_orders.part_id', 'in', partsOf(valuesIn(search), 'any'))
    .limit(1)
    .offset(others)
    .execute()

/**
 * True for the few lines of an order or part, and for pages near the start of the default order; other queries may read
 * many rows.
 */
const isLight = async ({ shape: { filters, own, sort }, slice, values }: ListQuery<Own>, { db }: Pick<Tools, 'db'>) => {
  if (own.isComplete || !isNearStart(slice)) return false
  if (filters.includes('jobOrder') || filters.includes('purchaseOrder')) return true
  // The reader runs in its own thread, which costs more than reading some hundred lines.
  if (filters.includes('partNumber'))
    return (await lineAfter(db, values as unknown as Searched, lightRows)).length === 0
  return filters.length === 0 && (sort === null || sort === 'requestDate')
}

const source = {
  from: (db: Db) => db.selectFrom('job_orders'),
  joins: {
    purchase_orders: (rows: RowsOfAny) =>
      rows.crossJoin('purchase_orders').whereRef('purchase_orders.id', '=', 'job_orders.purchase_order_id'),
    parts: (rows: RowsOfAny) => rows.crossJoin('parts').whereRef('parts.id', '=', 'job_orders.part_id'),
  },
  scope: (rows: RowsOfAny, value: unknown, { filters, own }: ListQuery<Own>['shape']) => {
    const found = rows.where(matching(filters, value as Placing<Searched>, 'any'))
    return own.isComplete ? found : found.whereRef('job_orders.quantity', '>', 'job_orders.shipped')
  },
  filters: matchedInScope,
  order: ['requestDate', 'ASC'],
  key: 'job_orders.id',
  light: isLight,
} as const

const shared = {
  purchaseOrder: 'purchase_orders.number',
  jobOrder: 'job_orders.number',
  ordered: 'job_orders.quantity',
  shipped: 'job_orders.shipped',
  requestDate: 'job_orders.requested_on',
  status: 'job_orders.status',
  firstPromise: firstPromised,
  movedFrom,
} as const

/** The steps source has a single commitment date: the newest. */
const bySteps = {
  ...source,
  parameters: (context: Visiting) => ({ values: visitorOf(context), own: { isComplete: false } }),
  fields: {
    ...shared,
    ...stepFields,
    partNumber: 'parts.customer_number',
    providerPartNumber: 'parts.provider_number',
    commitmentDate: { column: promisedOn, isOfFrom: true },
    lineItem: 'job_orders.line_item',
  },
  complete: <Row extends StepCounts>(found: readonly Row[]) =>
    found.map((row) => ({
      ...row,
      steps: steps.filter((step) => row[step] > 0).map((step) => ({ process: stepNames[step], quantity: row[step] })),
    })),
} as const

export const listWip = list(wip.listWip, bySteps)
export const listAllWip = list(wip.listAllWip, { ...bySteps, filters: { promise: null } })

export const listWipCounts = list(wip.listWipCounts, {
  ...source,
  parameters: (context: Context<typeof wip.listWipCounts>) => ({
    values: visitorOf(context),
    own: { isComplete: context.input.isComplete ?? false },
  }),
  fields: {
    ...shared,
    ...stepFields,
    providerPartNumber: 'parts.provider_number',
    partNumber: 'parts.customer_number',
    commitmentDate: 'job_orders.committed_on',
    newCommitmentDate: 'job_orders.new_committed_on',
    horizon: 'job_orders.horizon',
    isNewIntroduction: 'parts.is_new_introduction',
    isAerofab: 'parts.is_aerofab',
    price: 'job_orders.price',
    release: 'job_orders.release',
  },
})

/** Customers without agreed terms use the steps list. */
export const wipSource: Handler<typeof wip.wipSource> = async ({ db, input }) => {
  const terms = await db
    .selectFrom('customer_terms')
    .select('wip_source')
    .where('customer_id', '=', input.customerId)
    .executeTakeFirst()
  return { source: terms?.wip_source === 2 ? 'counts' : 'steps' }
}
