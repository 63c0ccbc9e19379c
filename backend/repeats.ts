import type { Instant } from '#schema/kinds.ts'
import type { Db } from './database/open.ts'
import { type Placing, prepared, preparedInsert } from './database/prepared.ts'
import type { Tables } from './database/tables.ts'
import { conflict } from './errors.ts'
import { hashSecret } from './secrets.ts'

/** A call with an `Idempotency-Key`: the same key from the same caller identifies the same request. */
export interface Repeatable {
  readonly key: string
  readonly inputHash: string
}

export const repeatable = (call: string, callerId: number, key: string, input: unknown): Repeatable => ({
  key: hashSecret(`${call} ${callerId} ${key}`),
  inputHash: hashSecret(JSON.stringify(input)),
})

const requireSameRequest = (inputHash: string, repeat: Repeatable) => {
  if (inputHash !== repeat.inputHash) throw conflict('This Idempotency-Key was used for a different request.')
}

const running = new Map<string, { inputHash: string; answer: Promise<unknown> }>()

/**
 * Runs a request once for all repeats that arrive in this process while it is running; they get the final response,
 * after the transaction. Throws 409 if the key is in use for a different request.
 */
export const runOnce = <T>(repeat: Repeatable, run: () => Promise<T>): Promise<T> => {
  const first = running.get(repeat.key)
  if (first) {
    requireSameRequest(first.inputHash, repeat)
    return first.answer as Promise<T>
  }
  const answer = run().finally(() => running.delete(repeat.key))
  running.set(repeat.key, { inputHash: repeat.inputHash, answer })
  return answer
}

const storedRepeat = prepared((db, value: Placing<{ key: string }>) =>
  db.selectFrom('repeats').select(['input_hash', 'answer']).where('key', '=', value('key')),
)

/**
 * Stored response of an earlier request with this key, or null; throws 409 if the key was used for a different request.
 */
export const answerBefore = async (db: Db, repeat: Repeatable): Promise<unknown> => {
  const [row] = await storedRepeat(db, { key: repeat.key })
  if (!row) return null
  requireSameRequest(row.input_hash, repeat)
  return JSON.parse(row.answer)
}

const insertClaim = preparedInsert('repeats', (insert) =>
  insert.onConflict((conflict) => conflict.column('key').doNothing()).returning('key'),
)

/**
 * Claims the key within the current transaction; false if another request was faster. In PostgreSQL this waits for that
 * transaction to end, so that its response can be read.
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
