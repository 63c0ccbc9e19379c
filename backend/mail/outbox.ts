import type { Instant } from '../../schema/kinds.ts'
import { after, type Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Mail, Transport } from './transport.ts'

interface Waiting extends Mail {
  readonly id: number
  readonly attempts: number
}

const pollMilliseconds = 15_000
/** A mail that a caller waits for is answered as failed after this; it is tried again all the same. */
const waitMilliseconds = 5_000
const longestPauseSeconds = 3_600

const pauseSeconds = (attempts: number) => Math.min(30 * 2 ** attempts, longestPauseSeconds)

const within = <T>(milliseconds: number, work: Promise<T>, otherwise: T) => {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, milliseconds, otherwise)
  work.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer))
  return promise
}

/**
 * Mails wait in a table, written in the transaction that causes them and sent after its commit: none is lost by a crash, none is
 * sent for what was rolled back. What cannot be sent is tried again, with growing pauses.
 */
export const createOutbox = (db: Db, clock: Clock, transport: Transport, onError: (error: unknown) => void) => {
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<void> = Promise.resolve()

  /** Claims a mail for one sender: its next attempt moves into the future before it is made. */
  const claim = async (mail: Waiting) => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ attempts: mail.attempts + 1, next_attempt_at: after(clock.now(), pauseSeconds(mail.attempts)) })
      .where('id', '=', mail.id)
      .where('attempts', '=', mail.attempts)
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  const settle = (id: number, outcome: { sent_at: Instant; body: ''; last_error: null } | { last_error: string }) =>
    db.updateTable('outbox').set(outcome).where('id', '=', id).execute()

  /** Sends a mail unless another sender has claimed it; answers whether it was ours. */
  const send = async (mail: Waiting) => {
    if (!(await claim(mail))) return false
    try {
      await transport.send(mail)
      // The body carries a link that opens the account; once sent it is nobody's business here.
      await settle(mail.id, { sent_at: clock.now(), body: '', last_error: null })
    } catch (error) {
      onError(error)
      await settle(mail.id, { last_error: String(error) })
    }
    return true
  }

  const unsent = () =>
    db.selectFrom('outbox').select(['id', 'recipient', 'subject', 'body', 'attempts']).where('sent_at', 'is', null)

  const dueMails = () => unsent().where('next_attempt_at', '<=', clock.now()).orderBy('id').limit(50).execute()

  const sendDue = async () => {
    for (const mail of await dueMails()) await send(mail)
  }

  /** Sends what is due; senders take turns. */
  const wake = () => {
    sending = sending.then(sendDue).catch(onError)
    return sending
  }

  const add = async (transaction: Db, mail: Mail) => {
    const now = clock.now()
    const { id } = await transaction
      .insertInto('outbox')
      .values({ ...mail, created_at: now, sent_at: null, attempts: 0, next_attempt_at: now, last_error: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const sendOne = async (id: number) => {
    const mail = await unsent().where('id', '=', id).executeTakeFirst()
    // Claimed by the round under way: that round's outcome counts.
    if (mail && !(await send(mail))) await sending
  }

  /** Whether a mail is on its way by now; it is sent before those that wait, and waited for, but not for long. */
  const isSent = async (id: number) => {
    await within(waitMilliseconds, sendOne(id), undefined)
    void wake()
    const mail = await db.selectFrom('outbox').select('sent_at').where('id', '=', id).executeTakeFirst()
    return mail?.sent_at != null
  }

  const start = () => {
    timer = setInterval(() => void wake(), pollMilliseconds)
    void wake()
  }

  const stop = async () => {
    if (timer) clearInterval(timer)
    await within(waitMilliseconds, sending, undefined)
    transport.close()
  }

  return { add, wake, isSent, start, stop }
}

export type Outbox = ReturnType<typeof createOutbox>
