import { sql } from 'kysely'
import { bareNumber, fold, normalNumber } from '#values/texts.ts'
import type { Caller } from '../access/caller.ts'
import { usersVisibleTo } from '../access/customers.ts'
import {
  hasText,
  isNamed,
  namedText,
  type SearchedText,
  searchedText,
  type TextSearch,
  textSearchOf,
} from '../administration/userText.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import { containing, isLike } from '../database/like.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Context } from '../implement.ts'
import { maxOfKind } from './numbers.ts'
import { stateOfRequest } from './requestState.ts'

type SearchContext = Pick<Context<unknown>, 'db' | 'dialect'> & {
  readonly caller: Pick<Caller, 'customers'>
}

const customersNamed = prepared((db, value: Placing<{ pattern: string }>) =>
  db
    .selectFrom('customers')
    .where('type', '=', 1)
    .where('exclude_from_context', '=', 0)
    .where(isLike(sql.ref('customers.search'), value('pattern')))
    .select(['id', 'name', 'unit'])
    .orderBy('name')
    .limit(maxOfKind),
)

const customersWithKey = prepared((db, value: Placing<{ key: string }>) =>
  db
    .selectFrom('plant_keys')
    .innerJoin('customers', 'customers.id', 'plant_keys.number')
    .where('plant_keys.kind', '=', 'customers')
    .where('customers.type', '=', 1)
    .where('customers.exclude_from_context', '=', 0)
    .where(sql<boolean>`ltrim(fold(plant_keys.plant_key), '0') = ${value('key')}`)
    .select(['customers.id', 'customers.name', 'plant_keys.plant_key as key'])
    .orderBy('customers.name')
    .limit(maxOfKind),
)

/** Customers by name, and by the whole key that a program of the plant has for them, apart from case and leading zeros. */
export const findCustomers = async (db: Db, text: string) => {
  const key = fold(text).trim().replace(/^0+/, '')
  const keyed = key === '' ? [] : await customersWithKey(db, { key })
  const named = await customersNamed(db, { pattern: containing(fold(text)) })
  const found = new Set(keyed.map(({ id }) => id))
  return [
    ...keyed.map((customer) => ({ id: customer.id, name: customer.name, about: customer.key, isExact: true })),
    ...named.flatMap(({ id, name, unit }) => (found.has(id) ? [] : [{ id, name, about: unit, isExact: false }])),
  ].slice(0, maxOfKind)
}

const usersNamed = prepared(
  (
    db,
    value: Placing<SearchedText & { name: string; address: string }>,
    dialect: DialectName,
    search: TextSearch | null,
    customers: Caller['customers'],
  ) =>
    db
      .selectFrom('users')
      .where('users.deleted_at', 'is', null)
      .where(hasText(search, value, dialect))
      .where(isNamed(value('name'), value('address')))
      .where(usersVisibleTo({ customers }))
      .select(['users.id', 'users.name', 'users.email'])
      .orderBy('users.name_key')
      .limit(maxOfKind),
)

/**
 * Users visible to the caller whose name or address contains a text; a text of two letters matches only the beginning.
 */
export const findUsers = ({ db, dialect, caller }: SearchContext, text: string) =>
  usersNamed(
    db,
    { ...namedText(dialect, text), ...searchedText(dialect, text) },
    dialect.name,
    textSearchOf(text),
    caller.customers,
  )

interface OrdersNamed {
  readonly customers: unknown
  readonly pattern: string
}

/** The table has only the orders placed here, so it needs no index for the search. */
const ordersNamed = prepared((db, value: Placing<OrdersNamed>, dialect: DialectName, isOfAll: boolean) =>
  db
    .selectFrom('order_requests')
    .$if(!isOfAll, (rows) =>
      rows.where(dialects[dialect].isAmong(sql.ref('order_requests.customer_id'), value('customers'))),
    )
    .where((eb) =>
      eb.or([
        isLike(sql`replace(replace(order_requests.name_key, '-', ''), ' ', '')`, value('pattern')),
        isLike(sql`replace(lower(order_requests.number), '-', '')`, value('pattern')),
      ]),
    )
    .select(['order_requests.number', 'order_requests.name', 'order_requests.customer_id as customerId'])
    .orderBy('order_requests.id', 'desc')
    .limit(maxOfKind),
)

const customersOf = ({ dialect, caller }: Pick<SearchContext, 'dialect' | 'caller'>) =>
  dialect.listOf(caller.customers === 'all' ? [] : [...caller.customers])

/** Placed orders of the caller's customers whose PO name or number contains a text, apart from dashes and spaces. */
export const findPlacedOrders = async ({ db, dialect, caller }: SearchContext, text: string) => {
  const bare = bareNumber(text)
  if (bare === '') return []
  const rows = await ordersNamed(
    db,
    { customers: customersOf({ dialect, caller }), pattern: containing(bare) },
    dialect.name,
    caller.customers === 'all',
  )
  const searched = normalNumber(text)
  return rows.map(({ number, name, customerId }) => ({
    number: number ?? '',
    name,
    customerId,
    isExact: [name, number ?? ''].some((one) => normalNumber(one) === searched),
  }))
}

const requestsNamed = prepared((db, value: Placing<OrdersNamed>, dialect: DialectName, isOfAll: boolean) =>
  db
    .selectFrom('requests')
    .$if(!isOfAll, (rows) => rows.where(dialects[dialect].isAmong(sql.ref('requests.customer_id'), value('customers'))))
    .where(isLike(sql`replace(lower(requests.number), '-', '')`, value('pattern')))
    .select(['requests.number', 'requests.subject', 'requests.customer_id as customerId'])
    .select(stateOfRequest.as('state'))
    .orderBy('requests.id', 'desc')
    .limit(maxOfKind),
)

/** Requests of the caller's customers whose number contains a text, apart from leading zeros, dashes and spaces. */
export const findRequests = async ({ db, dialect, caller }: SearchContext, text: string) => {
  const searched = normalNumber(text)
  if (searched === '') return []
  const rows = await requestsNamed(
    db,
    { customers: customersOf({ dialect, caller }), pattern: containing(searched) },
    dialect.name,
    caller.customers === 'all',
  )
  return rows.flatMap(({ number, ...row }) =>
    number === null ? [] : [{ ...row, number, isExact: normalNumber(number) === searched }],
  )
}

const names = prepared((db, value: Placing<{ ids: unknown }>, dialect: DialectName) =>
  db
    .selectFrom('customers')
    .where(dialects[dialect].isAmong(sql.ref('customers.id'), value('ids')))
    .select(['id', 'name']),
)

export const namesOf = async ({ db, dialect }: Pick<SearchContext, 'db' | 'dialect'>, ids: readonly number[]) => {
  const rows = ids.length === 0 ? [] : await names(db, { ids: dialect.listOf([...new Set(ids)]) }, dialect.name)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
