import type { Updateable } from 'kysely'
import { mayBeConfirmed, type orderReports, reportLine } from '#schema/orders/orderReports.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import { requireSide } from '../concessions/sides.ts'
import type { Tables } from '../database/tables.ts'
import { conflict, invalidInput, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { listLines } from './listLines.ts'

type NoteContext = Pick<Context<typeof orderReports.confirm>, 'db' | 'caller' | 'changed' | 'clock' | 'dialect'> & {
  readonly input: { readonly id: number; readonly partNumber: string }
}

const lineOf = ({ db, input }: Pick<NoteContext, 'db' | 'input'>) =>
  db
    .selectFrom('job_orders')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .select(['job_orders.id', 'job_orders.number', 'job_orders.customer_id', 'purchase_orders.number as purchaseOrder'])
    .select(['parts.customer_number', 'parts.provider_number'])
    .where('job_orders.id', '=', input.id)
    .executeTakeFirst()

const ownerOf = async (context: Pick<NoteContext, 'db' | 'input'>) => {
  const line = await lineOf(context)
  return line ? [line.customer_id] : null
}

type Line = NonNullable<Awaited<ReturnType<typeof lineOf>>>

const namedLine = async (context: NoteContext): Promise<Line> => {
  const line = await lineOf(context)
  const { partNumber } = context.input
  if (!line || ![line.customer_number, line.provider_number].includes(partNumber)) throw notFound()
  return line
}

/** The line as shown in its report; null if it has no open pieces. */
const shownLine = (context: Context<typeof orderReports.confirm> | NoteContext, { id, customer_id }: Line) =>
  listLines.read(context as never, { customerId: customer_id }, id)

type Note = Updateable<Tables['line_notes']>

/** Saves a field of a line's note. With `isOnce` it throws 409 if the field is already set. */
const saveNote = async (
  context: NoteContext,
  line: Line,
  field: keyof Note & string,
  value: string,
  isUnique: boolean,
) => {
  const { db, changed } = context
  await db
    .insertInto('line_notes')
    .values({ job_order_id: line.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const found = await context.dialect
    .rowsForUpdate(db.selectFrom('line_notes').selectAll().where('job_order_id', '=', line.id))
    .executeTakeFirstOrThrow()
  const before = found[field]
  if (isUnique && before !== null) {
    const current = await shownLine(context, line)
    throw conflict('This has already been sent for the order.', current && writeAnswer(reportLine, current))
  }
  await db
    .updateTable('line_notes')
    .set({ [field]: value })
    .where('job_order_id', '=', line.id)
    .execute()
  changed({ record: `jobOrder ${line.id} ${line.number}`, before: { [field]: before }, after: { [field]: value } })
}

const requireKind = (isRight: boolean) => {
  if (!isRight) throw invalidInput({ confirmacion: { code: 'choice' } })
}

/** The customer confirms the reception of a complete order `docs/product/orders.md#confirming-a-reception`. */
export const confirm: Handler<typeof orderReports.confirm> = {
  ownerOf,
  run: async (context) => {
    requireKind(context.input.isConfirmed)
    await requireSide(context.db, context.caller, false)
    const line = await namedLine(context)
    const shown = await shownLine(context, line)
    if (!shown || !mayBeConfirmed(shown))
      throw conflict("This PO is not complete, reception can't be confirmed.", shown && writeAnswer(reportLine, shown))
    await saveNote(context, line, 'confirmed_on', context.clock.today(), true)
    return { message: 'Confirmation sent' }
  },
}

export const comment: Handler<typeof orderReports.comment> = {
  ownerOf,
  run: async (context) => {
    const { customerId, purchaseOrder, customerComment, isConfirmed } = context.input
    requireKind(!isConfirmed)
    await requireSide(context.db, context.caller, false)
    const line = await namedLine(context)
    if (line.customer_id !== customerId || line.purchaseOrder !== purchaseOrder) throw notFound()
    await saveNote(context, line, 'customer_comment', customerComment, true)
    return { message: 'Comment sent' }
  },
}

/** The seller's answer: either a comment or a date. */
export const answerLine: Handler<typeof orderReports.answerLine> = {
  ownerOf,
  run: async (context) => {
    const { date, sellerComment } = context.input
    const isComment = sellerComment !== null && sellerComment !== ''
    if (isComment === (date !== null)) throw invalidInput({ comentarioVendedor: { code: 'choice' } })
    await requireSide(context.db, context.caller, true)
    const line = await namedLine(context)
    if (isComment) await saveNote(context, line, 'seller_comment', sellerComment, true)
    else if (date) await saveNote(context, line, 'seller_date', date, false)
    return { message: isComment ? 'Comment sent' : 'Date sent' }
  },
}
