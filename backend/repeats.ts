import type { Instant } from '../schema/kinds.ts'
import type { Db } from './database/open.ts'
import { type Placing, prepared, preparedInsert } from './database/prepared.ts'
import type { Tables } from './database/tables/tables.ts'
import { conflict } from './httpError.ts'
import { hashSecret } from './secrets.ts'

/** A call that carries an `Idempotency-Key`: the same key of the same caller means the same request. */
export interface Repeatable {
  readonly key: string
  readonly inputHash: string
}

export const repeatable = (call: string, callerId: number, key: string, input: unknown): Repeatable => ({
  key: hashSecret(`${call} ${callerId} ${key}`),
  inputHash: hashSecret(JSON.stringify(input)),
})

const demandSame = (inputHash: string, repeat: Repeatable) => {
  if (inputHash !== repeat.inputHash) throw conflict('This Idempotency-Key was used for a different request.')
}

const underWay = new Map<string, { inputHash: string; answer: Promise<unknown> }>()

/**
 * Runs a request, once for all repeats that come to this process while it is under way: they get its last word, which
 * is said after the transaction. Raises 409 when the key is in use for another request.
 */
export const runOnce = <T>(repeat: Repeatable, run: () => Promise<T>): Promise<T> => {
  const first = underWay.get(repeat.key)
  if (first) {
    demandSame(first.inputHash, repeat)
    return first.answer as Promise<T>
  }
  const answer = run().finally(() => underWay.delete(repeat.key))
  underWay.set(repeat.key, { inputHash: repeat.inputHash, answer })
  return answer
}

const kept = prepared((db, value: Placing<{ key: string }>) =>
  db.selectFrom('repeats').select(['input_hash', 'answer']).where('key', '=', value('key')),
)

/** The wire answer that the request was given before, or null; raises 409 when the key was used for another request. */
export const answerBefore = async (db: Db, repeat: Repeatable): Promise<unknown> => {
  const [row] = await kept(db, { key: repeat.key })
  if (!row) return null
  demandSame(row.input_hash, repeat)
  return JSON.parse(row.answer)
}

const insertClaim = preparedInsert('repeats', (insert) =>
  insert.onConflict((conflict) => conflict.column('key').doNothing()).returning('key'),
)

/**
 * Claims the key for the transaction under way: false when another one was faster. On PostgreSQL this waits for that
 * one's end, so that its answer can be read.
 */
export const claim = async (db: Db, now: Instant, { key, inputHash }: Repeatable) => {
  const claimed = await insertClaim(db, { key, input_hash: inputHash, answer: 'null', created_at: now })
  return claimed.length === 1
}

const updateAnswer = prepared((db, value: Placing<Pick<Tables['repeats'], 'key' | 'answer'>>) =>
  db
    .updateTable('repeats')
    .set({ answer: value('answer') })
    .where('key', '=', value('key')),
)

export const keepAnswer = (db: Db, { key }: Repeatable, body: unknown) =>
  updateAnswer(db, { key, answer: JSON.stringify(body) })
