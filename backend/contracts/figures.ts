import { sql } from 'kysely'
import { type agreements, shareStandings } from '#schema/contracts/agreements.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { contractLines, contractLinesWith, contractLtas } from './contractLines.ts'

const countDirectCustomers = async (db: Db, customerId: number) => {
  const others = contractLines(db, customerId).where('customers.id', '!=', customerId)
  return (await others.select('customers.id').distinct().execute()).length
}

const materialsOf = (db: Db, customerId: number) =>
  contractLtas(db, customerId)
    .select('ltas.material')
    .select(sql<number>`cast(count(*) as integer)`.as('agreements'))
    .groupBy('ltas.material')
    .orderBy('ltas.material')
    .execute()

const revisionsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('price_revisions')
    .innerJoin('contracts', 'contracts.id', 'price_revisions.contract_id')
    .where('contracts.customer_id', '=', customerId)
    .select('price_revisions.name')
    .select(sql<number>`cast(count(agreed_price) as integer)`.as('revised'))
    .select(sql<number>`cast(count(*) - count(agreed_price) as integer)`.as('underRevision'))
    .groupBy('price_revisions.name')
    .orderBy('price_revisions.name')
    .execute()

const sharesOf = (db: Db, customerId: number) =>
  contractLinesWith(db, customerId, 'market_shares')
    .select(['market_shares.demand', 'market_shares.load'])
    .select(['contract_lines.market_share_min as min', 'contract_lines.market_share_max as max'])
    .execute()

type Share = Awaited<ReturnType<typeof sharesOf>>[number]

const agreedPieces = ({ demand }: Share, percentage: number | null) => (demand * (percentage ?? 0)) / 100

/**
 * `according`: at or above the agreed maximum share; `within`: between minimum and maximum; `below`: under the minimum.
 */
export const standingOf = (share: Share): (typeof shareStandings)[number] => {
  if (share.load >= agreedPieces(share, share.max)) return 'according'
  return share.load >= agreedPieces(share, share.min) ? 'within' : 'below'
}

/** Per standing: number of parts, and the ordered pieces as a percentage of the agreed maximum. */
export const countShares = (found: readonly Share[]) =>
  shareStandings.map((standing) => {
    const parts = found.filter((share) => standingOf(share) === standing)
    const load = parts.reduce((sum, share) => sum + share.load, 0)
    const agreed = parts.reduce((sum, share) => sum + agreedPieces(share, share.max), 0)
    return { standing, parts: parts.length, percentage: agreed > 0 ? Math.round((load / agreed) * 100) : null }
  })

const hasSamples = async (db: Db, customerId: number) =>
  (await db
    .selectFrom('contracts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_sample', '=', 1)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const figures: Handler<typeof agreements.figures> = async ({ reader, input: { customerId } }) => ({
  directCustomers: await countDirectCustomers(reader, customerId),
  materials: await materialsOf(reader, customerId),
  revisions: await revisionsOf(reader, customerId),
  shares: countShares(await sharesOf(reader, customerId)),
  isSample: await hasSamples(reader, customerId),
})
