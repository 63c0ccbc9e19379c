import { type AnyCall, ownerInput } from '#schema/call.ts'
import type { ListRequest } from '#schema/list.ts'
import type { Db } from '../database/open.ts'
import type { Caller } from './caller.ts'

type Values = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'

const idsOf = async (db: Db, companyIds: readonly string[]) => {
  const rows = await db
    .selectFrom('company_customers')
    .select(['id', 'company_id'])
    .where('company_id', 'in', companyIds)
    .execute()
  return new Map(rows.map(({ id, company_id }) => [company_id, id]))
}

/** Numbers by the company's ids. They are negative, so that none equals an id that is a number. */
const numbersOf = async (db: Db, companyIds: readonly string[]) => {
  const known = await idsOf(db, companyIds)
  const missing = companyIds.filter((id) => !known.has(id)).map((company_id) => ({ company_id }))
  if (missing.length > 0)
    await db
      .insertInto('company_customers')
      .values(missing)
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .execute()
  const all = missing.length > 0 ? await idsOf(db, companyIds) : known
  return new Map([...all].map(([companyId, id]) => [companyId, -id]))
}

const filterIn = (input: Values) => (input.list as ListRequest | undefined)?.filter

interface Requested {
  readonly input: unknown
  readonly caller: Caller | null
}

/** The same request with numbers in place of customers whose ids are texts. */
export const withNumbers = async <R extends Requested>(db: Db, call: AnyCall, request: R): Promise<R> => {
  const { caller } = request
  const input = request.input as Values
  const owner = ownerInput(call) ?? ''
  const filter = filterIn(input)
  const own = !caller || caller.customers === 'all' ? [] : caller.customers
  const texts = [...new Set([input[owner], filter?.customerId, ...own].filter(isText))]
  if (texts.length === 0) return request
  const numbers = await numbersOf(db, texts)
  const numberOf = <T>(id: T) => (isText(id) ? (numbers.get(id) as T) : id)
  return {
    ...request,
    caller: caller && { ...caller, customers: caller.customers === 'all' ? 'all' : own.map(numberOf) },
    input: {
      ...input,
      ...(owner in input && { [owner]: numberOf(input[owner]) }),
      ...(filter?.customerId !== undefined && {
        list: { ...(input.list as ListRequest), filter: { ...filter, customerId: numberOf(filter.customerId) } },
      }),
    },
  }
}

const customerOf = (row: unknown) => {
  const id = typeof row === 'object' && row !== null ? (row as Values).customerId : null
  return typeof id === 'number' && id < 0 ? -id : null
}

/** The same rows with the company's ids of customers. */
export const withCompanyIds = async <T>(db: Db, rows: readonly T[]): Promise<readonly T[]> => {
  const ids = [...new Set(rows.flatMap((row) => customerOf(row) ?? []))]
  if (ids.length === 0) return rows
  const known = await db.selectFrom('company_customers').select(['id', 'company_id']).where('id', 'in', ids).execute()
  const companyIds = new Map(known.map(({ id, company_id }) => [id, company_id]))
  return rows.map((row) => {
    const id = customerOf(row)
    return id === null ? row : { ...row, customerId: companyIds.get(id) }
  })
}
