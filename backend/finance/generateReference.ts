import { randomInt } from 'node:crypto'
import type { finance } from '#schema/finance/finance.ts'
import { referenceNumber, toPay, usedOf } from '#schema/finance/payments.ts'
import type { Cents } from '#schema/kinds.ts'
import { conflict, invalidInput, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { invoiceAvailable, noteAvailable } from './available.ts'

type Generate = typeof finance.generateReference
interface Payment {
  readonly id: number
  readonly amount: Cents
}
interface Known extends Payment {
  readonly number: string
}

/** Locks the selected invoices until the reference is stored, so that two references cannot use the same balance. */
const holdInvoices = async ({ db, dialect, input }: Context<Generate>): Promise<Known[]> => {
  const ids = input.invoices.map(({ id }) => id)
  const ofCustomer = db.selectFrom('invoices').where('customer_id', '=', input.customerId).where('id', 'in', ids)
  await dialect.rowsForUpdate(ofCustomer.select('id').orderBy('id')).execute()
  return ofCustomer.select(['id', 'number', invoiceAvailable.as('amount')]).execute()
}

const holdNotes = async ({ db, dialect, input }: Context<Generate>): Promise<Known[]> => {
  const ids = input.notes.map(({ id }) => id)
  if (ids.length === 0) return []
  const ofCustomer = db.selectFrom('credit_notes').where('customer_id', '=', input.customerId).where('id', 'in', ids)
  await dialect.rowsForUpdate(ofCustomer.select('id').orderBy('id')).execute()
  return ofCustomer.select(['id', 'number', noteAvailable.as('amount')]).execute()
}

/** Validates the selection without reading rows: amounts must be positive and rows unique. */
const requireValidAmounts = (name: string, payments: readonly Payment[]) => {
  if (payments.some(({ amount }) => amount <= 0)) throw invalidInput({ [name]: { code: 'min', limit: 0.01 } })
  if (new Set(payments.map(({ id }) => id)).size < payments.length)
    throw invalidInput({ [name]: { code: 'duplicate' } })
}

/** Throws 404 for unknown rows and for rows of another customer. */
const requireAvailable = (payments: readonly Payment[], known: readonly Known[]) => {
  if (known.length < payments.length) throw notFound()
  return payments.every(({ id, amount }) => amount <= Number(known.find((one) => one.id === id)?.amount))
}

const newerState = (invoices: readonly Known[], notes: readonly Known[]) => {
  const onWire = (known: readonly Known[]) => known.map(({ id, amount }) => ({ id, available: Number(amount) / 100 }))
  return { facturas: onWire(invoices), notas: onWire(notes) }
}

const amountsOf = (payments: readonly Payment[], known: readonly Known[]) =>
  Object.fromEntries(payments.map(({ id, amount }) => [known.find((one) => one.id === id)?.number ?? id, amount]))

/**
 * Creates a reference of invoices and credit notes. If less is available than selected, responds with 409 and the
 * current amounts, and creates nothing.
 */
export const generateReference: Handler<Generate> = async (context) => {
  const { db, clock, input, changed } = context
  const { customerId, invoices, notes } = input
  if (invoices.length === 0) throw invalidInput({ facturas: { code: 'required' } })
  requireValidAmounts('facturas', invoices)
  requireValidAmounts('notas', notes)
  const [ofInvoices, ofNotes] = [await holdInvoices(context), await holdNotes(context)]
  const areAvailable = [requireAvailable(invoices, ofInvoices), requireAvailable(notes, ofNotes)]
  if (areAvailable.includes(false))
    throw conflict('Less is available now than was selected.', newerState(ofInvoices, ofNotes))
  const used = usedOf(invoices, notes)
  const number = referenceNumber(String(randomInt(10 ** 11)))
  const total = toPay(invoices, used)
  const { id } = await db
    .insertInto('bank_references')
    .values({ customer_id: customerId, number, status: 1, created_on: clock.today(), total })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = [
    ...invoices.map(({ id: invoice, amount }) => ({ invoice_id: invoice, credit_note_id: null, amount })),
    ...used.map(({ id: note, amount }) => ({ invoice_id: null, credit_note_id: note, amount })),
  ]
  const rows = lines.map((line, at) => ({ ...line, reference_id: id, position: at + 1, applied: 0 as Cents }))
  await db.insertInto('bank_reference_lines').values(rows).execute()
  const after = { total, invoices: amountsOf(invoices, ofInvoices), notes: amountsOf(used, ofNotes) }
  changed({ record: `bank reference ${number}`, before: {}, after })
  return { reference: number }
}
