import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { fold } from '#values/texts.ts'
import { type Dialect, type DialectName, dialects } from '../database/dialect.ts'
import { containing, isLike, startingWith } from '../database/like.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { emailKey } from './userColumns.ts'

const indexedLetters = 3

export type TextSearch = 'contains' | 'prefix'

export const textSearchOf = (text: string | undefined): TextSearch | null => {
  if (text === undefined || text === '') return null
  return [...fold(text)].length >= indexedLetters ? 'contains' : 'prefix'
}

/** Search text, and the exclusive upper bound of strings that start with it. */
export interface SearchedText {
  readonly text: string
  readonly textEnd: string
}

export const searchedText = (dialect: Dialect, text = ''): SearchedText => {
  const folded = fold(text)
  const isIndexed = textSearchOf(text) === 'contains'
  return { text: isIndexed ? dialect.searchPattern(folded) : folded, textEnd: `${folded}\u{10ffff}` }
}

export const hasText = (
  search: TextSearch | null,
  value: Placing<SearchedText>,
  dialect: DialectName,
): Expression<SqlBool> => {
  if (search === 'contains') return dialects[dialect].usersContaining(value('text'))
  const eb = expressionBuilder<Tables, 'users'>()
  return eb.and([eb('users.name_key', '>=', value('text')), eb('users.name_key', '<', value('textEnd'))])
}

/** Patterns for a user's name or e-mail address: contained anywhere, or a prefix for one or two letters. */
export const namedText = (dialect: Dialect, text: string) => {
  const [name, address] = [fold(text), emailKey(text)]
  const pattern = textSearchOf(text) === 'contains' ? containing : startingWith
  return { text: dialect.searchPattern(name), name: pattern(name), address: pattern(address) }
}

export const isNamed = (name: Expression<string>, address: Expression<string>) =>
  sql<SqlBool>`(${isLike(sql.ref('users.name_key'), name)} or ${isLike(sql.ref('users.email_key'), address)})`
