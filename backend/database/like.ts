import { type Expression, type SqlBool, sql } from 'kysely'

/** LIKE pattern for texts that begin with this one; wildcards are escaped. */
export const startingWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
export const containing = (text: string) => `%${startingWith(text)}`

export const isLike = (text: Expression<unknown>, pattern: Expression<unknown>) =>
  sql<SqlBool>`${text} like ${pattern} escape '\\'`
