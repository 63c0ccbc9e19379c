import type { account } from '../../../schema/account.ts'
import { fold } from '../../../values/texts.ts'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import type { Handler } from '../../implement.ts'

/** The customers that a caller may act for, without those that are never made the current one. */
const customersOf = (db: Db, { customers }: Caller) => {
  const all = db.selectFrom('customers').where('exclude_from_context', '=', 0).where('type', '=', 1)
  return customers === 'all' ? all : all.where('id', 'in', customers.length > 0 ? customers : [-1])
}

const shown = ['id', 'name', 'legal_name', 'unit'] as const
type Shown = Pick<Tables['customers'], (typeof shown)[number]>
const toCustomer = ({ legal_name, ...row }: Shown) => ({ ...row, legalName: legal_name })

export const customers: Handler<typeof account.customers> = async ({ db: light, reader, caller, input }) => {
  const { filter, range, sort } = input.list
  // A search reads every customer.
  const db = filter.q ? reader : light
  let chosen = customersOf(db, caller)
  if (filter.unit) chosen = chosen.where('unit', '=', filter.unit)
  if (filter.q) chosen = chosen.where('search', 'like', `%${fold(filter.q).replace(/[\\%_]/g, '')}%`)
  const [column, order] = sort ?? ['name', 'ASC']
  const [from, to] = range ?? [0, 9_999]
  const { total } = await chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await chosen
    .select([...shown])
    .orderBy(column, order === 'ASC' ? 'asc' : 'desc')
    .orderBy('id')
    .offset(from)
    .limit(to - from + 1)
    .execute()
  return { rows: rows.map(toCustomer), total, isExact: true }
}

export const customerNames: Handler<typeof account.customerNames> = async ({ db, caller, input }) => {
  if (input.ids.length === 0) return []
  const rows = await customersOf(db, caller)
    .select([...shown])
    .where('id', 'in', input.ids.slice(0, 1_000))
    .orderBy('name')
    .execute()
  return rows.map(toCustomer)
}
