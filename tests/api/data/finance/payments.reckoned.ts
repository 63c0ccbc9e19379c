import type { Api } from '#tests/support/client/apiClient.ts'
import { sumOf } from '#tests/support/rows/orders/customerRows.ts'

/** The unapplied part of the lines of references that are neither fully applied nor cancelled. */
async function heldIn(rows: Api['rows'], customer: number, column: 'invoice_id' | 'credit_note_id') {
  const lines = await rows.ask(
    `select ${column} as id, amount, applied from bank_reference_lines
      join bank_references on bank_references.id = reference_id where customer_id = ? and status <> 3
        and cancelled_on is null`,
    customer,
  )
  return (id: unknown) =>
    sumOf(
      lines.filter((line) => line.id === id),
      (line) => Number(line.amount) - Number(line.applied),
    )
}

export interface Owed {
  readonly id: number
  readonly balance: number
  readonly available: number
}

async function owedOf(rows: Api['rows'], customer: number, table: 'invoices' | 'credit_notes', order: string) {
  const held = await heldIn(rows, customer, table === 'invoices' ? 'invoice_id' : 'credit_note_id')
  const found = await rows.ask(
    `select id, balance from ${table} where customer_id = ? and balance > 0 order by ${order}, id`,
    customer,
  )
  return found.map(({ id, balance }): Owed => {
    return { id: Number(id), balance: Number(balance), available: Number(balance) - held(id) }
  })
}

/** Recomputes from the rows what a customer can pay and which payments are registered; amounts in cents. */
export async function reckonPayments({ rows }: Pick<Api, 'rows'>, customer: number) {
  const references = await rows.ask('select total from bank_references where customer_id = ?', customer)
  const notes = await owedOf(rows, customer, 'credit_notes', 'created_on')
  return {
    invoices: await owedOf(rows, customer, 'invoices', 'due_on'),
    notes: notes.filter(({ available }) => available > 0),
    references: references.map(({ total }) => Number(total)),
  }
}
