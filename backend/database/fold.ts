import type { DatabaseSync } from 'node:sqlite'
import { fold } from '../../values/texts.ts'

/** Adds `fold(text)`, the text as it is searched, for columns that have no folded copy. */
export const addFold = (database: DatabaseSync) =>
  database.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))))
