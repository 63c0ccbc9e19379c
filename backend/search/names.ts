import { sql } from 'kysely'
import { fold } from '../../values/text/texts.ts'
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
} from '../administration/rows/userText.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Context } from '../implement.ts'
import { containing, isLike } from '../list/conditions.ts'
import { mostOfKind } from './numbers.ts'

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
    .limit(mostOfKind),
)

export const findCustomers = (db: Db, text: string) => customersNamed(db, { pattern: containing(fold(text)) })

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
      .where((eb) => hasText(eb, search, value, dialect))
      .where(isNamed(value('name'), value('address')))
      .where(usersVisibleTo({ customers }))
      .select(['users.id', 'users.name', 'users.email'])
      .orderBy('users.name_key')
      .limit(mostOfKind),
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
