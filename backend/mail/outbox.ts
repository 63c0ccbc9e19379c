import type { Instant } from '#schema/kinds.ts'
import { after, type Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { preparedInsert } from '../database/prepared.ts'
import type { Mail, MailedFile, Transport } from './transport.ts'

interface Waiting extends Mail {
  readonly id: number
  readonly attempts: number
}

const pollMilliseconds = 15_000
/** A caller who waits for a mail gets a failure after this time; the mail is still retried. */
const waitMilliseconds = 5_000
const settleMilliseconds = 200
const longestPauseSeconds = 3_600
const mailsAtOnce = 20
/** Mails claimed together must start sending within this time, well before they can be claimed again. */
const claimSeconds = 15

const pauseSeconds = (attempts: number) => Math.min(30 * 2 ** attempts, longestPauseSeconds)

const within = <T>(milliseconds: number, work: Promise<T>, otherwise: T) => {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, milliseconds, otherwise)
  work.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer))
  return promise
}

const enterMail = preparedInsert('outbox', (insert) => insert.returning('id'))

/**
 * Transactional outbox: mails are stored in the transaction that causes them and sent after its commit. A crash loses
 * none, and a rollback sends none. Failed mails are retried with growing pauses.
 */
export const createOutbox = (
  db: Db,
  clock: Clock,
  transport: Transport,
  onError: (error: unknown) => void,
  fileOf: (attachment: string) => Promise<MailedFile | null> = async () => null,
) => {
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<void> = Promise.resolve()
  let isStopping = false

  /** Claims mails for one sender: moves their next attempt into the future before sending. */
  const claim = async (mails: readonly Waiting[]) => {
    const claimed = new Set<number>()
    for (const [attempts, alike] of Map.groupBy(mails, (mail) => mail.attempts)) {
      const ids = alike.map(({ id }) => id)
      const rows = await db
        .updateTable('outbox')
        .set({ attempts: attempts + 1, next_attempt_at: after(clock.now(), pauseSeconds(attempts)) })
        .where('id', 'in', ids)
        .where('attempts', '=', attempts)
        .where('sent_at', 'is', null)
        .returning('id')
        .execute()
      for (const { id } of rows) claimed.add(id)
    }
    return mails.filter(({ id }) => claimed.has(id))
  }

  /** Reverts the claim on mails that were not sent. */
  const release = async (mails: readonly Waiting[]) => {
    if (mails.length === 0) return
    const ids = mails.map(({ id }) => id)
    await db
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '-', 1), next_attempt_at: clock.now() }))
      .where('id', 'in', ids)
      .where('sent_at', 'is', null)
      .execute()
  }

  /** True if failed mails may be waiting for a retry. */
  let doMailsWait = true
  /** Mails that this process is sending, or has sent but not recorded yet; they must not be retried. */
  const inHand = new Set<number>()
  const sent = new Set<number>()
  let settling: NodeJS.Timeout | null = null

  const settleSent = async () => {
    if (settling) clearTimeout(settling)
    settling = null
    const ids = [...sent]
    if (ids.length === 0) return
    // Deletes the body once it is sent, because it can contain a link that opens the account.
    const emptied = { body: '', html: null, unsubscribe: null, attachment: null }
    const outcome = { sent_at: clock.now(), ...emptied, last_error: null }
    await db.updateTable('outbox').set(outcome).where('id', 'in', ids).execute()
    for (const id of ids) if (sent.delete(id)) inHand.delete(id)
  }

  /** Records mails sent at about the same time with one write; only shutdown waits for it. */
  const settle = (id: number) => {
    sent.add(id)
    // If the write fails, the next round repeats it.
    settling ??= setTimeout(() => void settleSent().catch(onError), settleMilliseconds)
  }

  /** A mail whose file cannot be made is sent without it: it has links, too. */
  const attached = async ({ attachment }: Mail) =>
    attachment
      ? fileOf(attachment).catch((error: unknown) => {
          onError(error)
          return null
        })
      : null

  /** Sends a claimed mail; returns true on success. */
  const send = async (mail: Mail & { readonly id: number }) => {
    inHand.add(mail.id)
    try {
      await transport.send(mail, await attached(mail))
      return true
    } catch (error) {
      onError(error)
      doMailsWait = true
      inHand.delete(mail.id)
      await db
        .updateTable('outbox')
        .set({ last_error: String(error) })
        .where('id', '=', mail.id)
        .execute()
      return false
    }
  }

  const unsent = () =>
    db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'subject', 'body', 'html', 'unsubscribe', 'attachment', 'attempts'])
      .where('sent_at', 'is', null)

  /**
   * Takes the newest mails, so that a short-lived link does not wait for hundreds of invitations; within a batch, the
   * oldest go first.
   */
  const dueMails = async () => {
    const due = unsent().where('next_attempt_at', '<=', clock.now())
    const newest = await due.orderBy('next_attempt_at', 'desc').orderBy('id', 'desc').limit(mailsAtOnce).execute()
    return newest.toReversed()
  }

  const sendClaimed = async (mails: readonly Waiting[]) => {
    const until = after(clock.now(), claimSeconds)
    for (const [at, mail] of mails.entries()) {
      if (isStopping || clock.now() > until) return release(mails.slice(at))
      if (await send(mail)) settle(mail.id)
    }
  }

  const sendDue = async () => {
    let claimed: readonly Waiting[]
    do {
      await settleSent()
      claimed = await claim((await dueMails()).filter(({ id }) => !inHand.has(id)))
      await sendClaimed(claimed)
    } while (claimed.length > 0 && !isStopping)
    const failed = unsent().where('last_error', 'is not', null).limit(1)
    doMailsWait = (await failed.executeTakeFirst()) !== undefined
  }

  /** Sends all due mails; concurrent calls run one after the other. */
  const wake = () => {
    sending = sending.then(sendDue).catch(onError)
    return sending
  }

  const insert = async (transaction: Db, mail: Mail, attempts: number) => {
    const now = clock.now()
    const next_attempt_at = attempts === 0 ? now : after(now, pauseSeconds(attempts - 1))
    const { recipient, subject, body, html = null, unsubscribe = null, attachment = null } = mail
    const state = { created_at: now, sent_at: null, attempts, next_attempt_at, last_error: null }
    const entered = { recipient, subject, body, html, unsubscribe, attachment, ...state }
    const [{ id }] = (await enterMail(transaction, entered)) as [{ id: number }]
    return { ...mail, id }
  }

  /** Does the same work as `add` and sending, and stores nothing. */
  const rehearse = async (mail: Mail) => {
    // As many commits as for a real mail: stored, claimed and settled.
    for (let commits = 0; commits < 3; commits += 1)
      await db.transaction().execute(async (transaction) => {
        const { id } = await insert(transaction, mail, 0)
        await transaction.deleteFrom('outbox').where('id', '=', id).execute()
      })
    await transport.rehearse(mail).catch(onError)
  }

  const add = (transaction: Db, mail: Mail) => insert(transaction, mail, 0)

  /** Stores a mail whose first attempt the caller makes with `isSent` after the commit. */
  const addClaimed = (transaction: Db, mail: Mail) => insert(transaction, mail, 1)

  /** Sends a claimed mail and waits a limited time; returns true if it was sent, otherwise it is retried. */
  const isSent = (mail: Awaited<ReturnType<typeof addClaimed>>) => {
    const sendAndSettle = async () => {
      const isOut = await send(mail)
      if (isOut) settle(mail.id)
      if (doMailsWait) void wake()
      return isOut
    }
    const outcome = sendAndSettle().catch((error: unknown) => {
      onError(error)
      return false
    })
    return within(waitMilliseconds, outcome, false)
  }

  const start = () => {
    timer = setInterval(() => void wake(), pollMilliseconds)
    void wake()
  }

  const stop = async () => {
    isStopping = true
    if (timer) clearInterval(timer)
    await within(waitMilliseconds, sending, undefined)
    await settleSent().catch(onError)
    transport.close()
  }

  return { add, addClaimed, rehearse, wake, isSent, start, stop }
}

export type Outbox = ReturnType<typeof createOutbox>

/** Mails that were not sent yet: number, seconds since the oldest was stored, and number of those that failed. */
export const waitingMails = async (db: Db, now: Instant) => {
  const { waiting, oldest, failed } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('created_at').as('oldest'),
      fn.count<number>('last_error').as('failed'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting, failed, oldestSeconds: oldest === null ? 0 : (Date.parse(now) - Date.parse(oldest)) / 1000 }
}

/** `finish` stage of calls that store mails: starts sending them without waiting. */
export const sendMails = async <Result>({ outbox }: { readonly outbox: Outbox }, result: Result) => {
  void outbox.wake()
  return result
}
