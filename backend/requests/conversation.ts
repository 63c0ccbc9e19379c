import { requestAddress } from '#schema/addresses.ts'
import type { RequestKind } from '#schema/orders/requestKinds.ts'
import { requestAnswers, requestDetail, type requests } from '#schema/orders/requests.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import type { Cents, Day } from '#values/types.ts'
import { after } from '../clock.ts'
import type { Tables } from '../database/tables.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { requireDocumentType } from '../files/documentType.ts'
import { keepFile } from '../files/files.ts'
import type { Context, Tools } from '../implement.ts'
import { type Addressee, greetInSpanish, letter } from '../mail/letter.ts'
import { isProvider, type Row, readDetail, requestBy } from './detail.ts'
import { recipients } from './recipients.ts'

interface Mailed {
  readonly number: string
  readonly kind: RequestKind
  readonly subject: string
}

/** Notifies the other side of a request's news, or of new requests, without their texts. */
const requestMail = (settings: Tools['settings'], to: Addressee, mailed: readonly Mailed[]) => {
  const [{ number, kind, subject }] = mailed as readonly [Mailed]
  const link = (of: string) => `${settings.publicUrl}/forge${requestAddress(of)}`
  if (mailed.length > 1) {
    const title = `${mailed.length} requests / ${mailed.length} solicitudes`
    return letter(settings, to, title, [
      'There are new requests about these order lines:',
      mailed.map((one) => `${one.subject}: ${link(one.number)}`).join('\n'),
      greetInSpanish(to),
      'Hay solicitudes nuevas sobre estas partidas. Véalas con los mismos enlaces.',
    ])
  }
  const [about, aboutInSpanish] =
    kind === 'dispute'
      ? ([`invoice ${subject}`, `la factura ${subject}`] as const)
      : ([`order line ${subject}`, `la partida ${subject}`] as const)
  return letter(settings, to, `Request ${number} / Solicitud ${number}`, [
    `There is news on the request ${number} about ${about}:`,
    link(number),
    greetInSpanish(to),
    `Hay novedades en la solicitud ${number} sobre ${aboutInSpanish}. Véalas con el mismo enlace.`,
  ])
}

/** Context of a call that changes a request, whatever its input. */
export type Changing = Omit<Context<typeof requests.agree>, 'input'>
type ChangingOne = Context<typeof requests.agree>

export const ownerOf = async ({ db, input }: Pick<ChangingOne, 'db' | 'input'>) => {
  const row = await requestBy(db, input.number)
  return row ? [row.customer_id] : null
}

/** Locks a request until the transaction ends, so that of parallel answers one counts. */
export const hold = async ({ db, dialect, input }: ChangingOne): Promise<Row> => {
  const found = db.selectFrom('requests').selectAll().where('number', '=', input.number)
  return dialect.rowsForUpdate(found).executeTakeFirstOrThrow(notFound)
}

export const requireSide = ({ caller }: Pick<Changing, 'caller'>, side: 'provider' | 'customer') => {
  if (isProvider(caller) !== (side === 'provider')) throw forbidden()
}

export const requireFiles = async ({ store, files }: Pick<Changing, 'store' | 'files'>) => {
  for (const file of files) await requireDocumentType(store, file, 'files')
}

/** 409 with the current state. */
export const requireState = async (context: Changing, { number }: Row, isRight: boolean, message: string) => {
  if (!isRight) throw conflict(message, writeAnswer(requestDetail, await readDetail(context, number ?? '')))
}

interface Said {
  readonly event: Tables['request_messages']['event']
  readonly text?: string
  readonly day?: Day | null
  readonly quantity?: number | null
  /** For the audit log only. */
  readonly amount?: Cents | null
  readonly settledOn?: Day
}

const states = { closed: 'closed', reopened: 'open' } as const

/** Adds to the conversation, with the files of the call. */
export const say = async (context: Changing, { id, number }: Row, said: Said) => {
  const { event, text = '', day, quantity, amount, settledOn } = said
  const { db, clock, caller, files, changed } = context
  const message = await db
    .insertInto('request_messages')
    .values({
      request_id: id,
      event,
      is_by_provider: isProvider(caller) ? 1 : 0,
      user_id: caller.id,
      name: caller.name,
      message: text,
      day: day ?? null,
      quantity: quantity ?? null,
      written_on: clock.today(),
      written_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, file] of files.entries()) {
    const fileId = await keepFile(context, file)
    await db.insertInto('request_files').values({ file_id: fileId, message_id: message.id, position }).execute()
  }
  const names = files.map(({ name }) => name).join(', ')
  const state = event in states ? states[event as keyof typeof states] : undefined
  const answer = requestAnswers.find((known) => known === event)
  const given = { state, answer, amount, message: text, files: names, day, quantity, settledOn }
  const after = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, null]))
  changed({ record: `request ${number}`, before, after })
}

export const update = (context: Changing, { id }: Row, values: Partial<Omit<Row, 'id'>>) =>
  context.db.updateTable('requests').set(values).where('id', '=', id).execute()

const quietSeconds = 3600

/** Mails the other side once, at most once an hour for each request, and within the user's hourly limit. */
export const notify = async (context: Changing, rows: readonly Row[]) => {
  const { db, clock, caller, outbox, rates, settings } = context
  const column = isProvider(caller) ? 'customer_told_at' : 'provider_told_at'
  const isDue = ({ [column]: mailedAt }: Row) => mailedAt === null || clock.now() >= after(mailedAt, quietSeconds)
  const due = rows.filter(isDue)
  const [first] = due
  if (!first || !(await rates.isLeft(db, 'mails', caller))) return
  const people = await recipients(context, first)
  const mailed = due.map((row) => ({ ...row, number: row.number ?? '' }))
  for (const to of people) await outbox.add(db, requestMail(settings, to, mailed))
  if (people.length > 0) for (const row of due) await update(context, row, { [column]: clock.now() })
}
