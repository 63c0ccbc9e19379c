import { sql } from 'kysely'
import { endsWithShipment, requestKinds } from '#schema/orders/requestKinds.ts'
import { closedAfterBusinessDays } from '#schema/orders/requests.ts'
import { businessDaysBefore } from '#values/days.ts'
import { creditOfDispute } from '../finance/invoiceStates.ts'
import type { Tools } from '../implement.ts'
import { inTransaction } from '../implement.ts'
import { everyMinute } from '../process/everyMinute.ts'
import { isUnsettled } from './detail.ts'

type Closing = Pick<Tools, 'db' | 'dialect' | 'clock'>
type End = { readonly by: 'time' | 'shipping' | null; readonly event: 'expired' | 'shipped' | 'closed' }

interface Ended {
  readonly id: number
  /** Number of the record that ended the request, without words. */
  readonly message?: string
}

const close = (tools: Closing, ended: readonly Ended[], { by, event }: End) =>
  inTransaction(tools, async (db) => {
    for (const { id, message = '' } of ended) {
      const closed = await db
        .updateTable('requests')
        .set({ state: 'closed', closed_by: by })
        .where('id', '=', id)
        // Another process may have closed it, or the customer reopened it.
        .where('state', by === 'time' ? '=' : '<>', by === 'time' ? 'answered' : 'closed')
        .returning('id')
        .executeTakeFirst()
      if (!closed) continue
      await db
        .insertInto('request_messages')
        .values({
          request_id: id,
          event,
          is_by_provider: 1,
          user_id: null,
          name: '',
          message,
          day: null,
          quantity: null,
          written_on: tools.clock.today(),
          written_at: tools.clock.now(),
        })
        .execute()
    }
  })

/** Closes requests answered ten business days ago, those whose line has left, and disputes that were credited. */
export const closeRequests = async (tools: Closing) => {
  const { db, clock } = tools
  const expired = await db
    .selectFrom('requests')
    .select('id')
    .where('state', '=', 'answered')
    .where('answered_on', '<=', businessDaysBefore(clock.today(), closedAfterBusinessDays))
    // An accepted request stays until it has been carried out.
    .where((eb) => eb.or([eb('answer', 'is', null), eb.not(isUnsettled)]))
    .orderBy('id')
    .execute()
  if (expired.length > 0) await close(tools, expired, { by: 'time', event: 'expired' })
  const shipped = await db
    .selectFrom('requests')
    .innerJoin('job_orders', (join) =>
      join
        .onRef('job_orders.customer_id', '=', 'requests.customer_id')
        .onRef('job_orders.number', '=', 'requests.subject'),
    )
    .select('requests.id')
    .where('requests.state', '<>', 'closed')
    .where('requests.kind', 'in', requestKinds.filter(endsWithShipment))
    .whereRef('job_orders.shipped', '>=', 'job_orders.quantity')
    .orderBy('requests.id')
    .execute()
  if (shipped.length > 0) await close(tools, shipped, { by: 'shipping', event: 'shipped' })
  const credited = await db
    .selectFrom('requests')
    .select(['id', sql<string>`(select max(credit_notes.number) ${creditOfDispute})`.as('message')])
    .where('kind', '=', 'dispute')
    .where('state', '<>', 'closed')
    .where(sql<boolean>`exists (select 1 ${creditOfDispute})`)
    .orderBy('id')
    .execute()
  if (credited.length > 0) await close(tools, credited, { by: null, event: 'closed' })
}

export const startClosingRequests = (tools: Closing, onError: (error: unknown) => void) =>
  everyMinute(() => closeRequests(tools), onError)
