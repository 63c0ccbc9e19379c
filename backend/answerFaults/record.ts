import { sql } from 'kysely'
import { type AnyCall, nameOfCall } from '#schema/call.ts'
import { calls } from '#schema/index.ts'
import type { FaultKind, Harm } from '#schema/tolerance/faults.ts'
import { placesOf } from '#schema/tolerance/faults.ts'
import type { Instant } from '#values/types.ts'
import type { Db } from '../database/open.ts'

export interface FoundFault {
  readonly call: string
  readonly field: string
  readonly kind: FaultKind
  readonly harm: Harm
  readonly count: number
}

const byName = new Map<string, AnyCall>(calls.map(([, call]) => [nameOfCall(call), call]))

/** Returns true if call and field are declared names. Any other text might be a value of the answer and is rejected. */
export const isDeclared = ({ call, field }: Pick<FoundFault, 'call' | 'field'>) => {
  const known = byName.get(call)
  return known !== undefined && placesOf(known).has(field)
}

const record = async (db: Db, at: Instant, fault: FoundFault, userId: number | null) => {
  const { id } = await db
    .insertInto('answer_faults')
    .values({ ...fault, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['call', 'field', 'kind', 'harm']).doUpdateSet({
        last_at: at,
        count: sql<number>`answer_faults.count + ${fault.count}`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (userId === null) return
  await db
    .insertInto('answer_fault_users')
    .values({ answer_fault_id: id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores faults and who found them; in a fixed order, so that parallel writers do not deadlock. */
export const recordFaults = async (db: Db, at: Instant, faults: readonly FoundFault[], userId: number | null) => {
  const keyOf = ({ call, field, kind, harm }: FoundFault) => [call, field, kind, harm].join(' ')
  for (const fault of faults.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    await record(db, at, fault, userId)
}

export const countFaults = (db: Db) =>
  db
    .selectFrom('answer_faults')
    .select(['call', 'harm', sql<number>`cast(sum(count) as double precision)`.as('count')])
    .groupBy(['call', 'harm'])
    .execute()
