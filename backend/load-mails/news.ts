import { sql } from 'kysely'
import type { Day } from '#schema/kinds.ts'
import { type PackDocument, type PackKind, unavailableIn } from '#schema/logistics/packs.ts'
import { daysAfter } from '#values/days.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Tools } from '../implement.ts'
import { packLoads } from '../logistics/pack.ts'
import type { MailedLoad } from '../mail/loadMail.ts'

/** Days after which a load whose papers are still missing is history. */
const watchedDays = 90
const loadsAtOnce = 500

interface Candidates {
  readonly userId: number
  readonly customerId: number
  readonly from: Day
  readonly today: Day
}

/** Loads that were not mailed yet, or without all their papers. */
const candidates = prepared((db, value: Placing<Candidates>) =>
  db
    .selectFrom('deliveries')
    .leftJoin('mailed_loads', (join) =>
      join.onRef('mailed_loads.delivery_id', '=', 'deliveries.id').on('mailed_loads.user_id', '=', value('userId')),
    )
    .select(['deliveries.id', 'mailed_loads.unavailable'])
    .where('deliveries.customer_id', '=', value('customerId'))
    .where('deliveries.shipped_on', '>=', value('from'))
    .where('deliveries.shipped_on', '<=', value('today'))
    .where((eb) =>
      eb.or([eb('mailed_loads.unavailable', 'is', null), eb('mailed_loads.unavailable', '<>', sql.lit(''))]),
    )
    .orderBy('deliveries.shipped_on', 'desc')
    .orderBy('deliveries.id')
    .limit(loadsAtOnce),
)

const keyOf = ({ kind, number }: PackDocument) => `${kind} ${number}`

/** Kinds of the papers that were missing and are there now; one that is no longer required has not arrived. */
const arrivedOf = (documents: readonly PackDocument[], known: string) => {
  const before = new Set(known.split('\n'))
  const wasMissing = (one: PackDocument) => before.has(keyOf(one)) || before.has(keyOf({ ...one, number: '' }))
  return documents.filter((one) => one.state === 'available' && wasMissing(one)).map(({ kind }): PackKind => kind)
}

interface Asked {
  readonly userId: number
  readonly customerId: number
  /** Day of the choice: earlier loads are never mailed. */
  readonly since: Day
}

export interface News {
  readonly load: number
  readonly unavailable: string
  /** Null if there is nothing to mail: other papers have become missing. */
  readonly mailed: MailedLoad | null
}

/** Changes since the last mail to a user about a customer's loads. */
export const newsFor = async (
  db: Db,
  { dialect, clock }: Pick<Tools, 'dialect' | 'clock'>,
  { userId, customerId, since }: Asked,
): Promise<readonly News[]> => {
  const today = clock.today()
  const oldest = daysAfter(today, -watchedDays)
  const found = await candidates(db, { userId, customerId, from: since > oldest ? since : oldest, today })
  if (found.length === 0) return []
  const before = new Map(found.map(({ id, unavailable }) => [id, unavailable]))
  const loads = await packLoads(db, dialect, { customerId, loads: [...before.keys()] })
  return loads.flatMap((load): News[] => {
    const unavailable = unavailableIn(load.documents).map(keyOf).join('\n')
    const known = before.get(load.load) ?? null
    if (known === unavailable) return []
    const arrived = known === null ? [] : arrivedOf(load.documents, known)
    const isMailed = known === null || arrived.length > 0
    return [{ load: load.load, unavailable, mailed: isMailed ? { load, arrived } : null }]
  })
}

export const remember = async (db: Db, userId: number, news: readonly News[]) => {
  if (news.length === 0) return
  await db
    .insertInto('mailed_loads')
    .values(news.map(({ load, unavailable }) => ({ user_id: userId, delivery_id: load, unavailable })))
    .onConflict((known) =>
      known.columns(['user_id', 'delivery_id']).doUpdateSet((eb) => ({ unavailable: eb.ref('excluded.unavailable') })),
    )
    .execute()
}
