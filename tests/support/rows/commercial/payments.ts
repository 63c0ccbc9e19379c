import type { Api } from '../../client/apiClient.ts'

let made = 0
const nextId = () => {
  made += 1
  return 600_000 + made
}

type Rows = Pick<Api, 'rows'>

export async function addNote({ rows }: Rows, customer: number, cents: number) {
  const id = nextId()
  await rows.ask(
    `insert into credit_notes (id, customer_id, number, amount, balance, created_on) values (?, ?, ?, ?, ?, '2026-11-01')`,
    id,
    customer,
    `CN-${id}`,
    cents,
    cents,
  )
  return id
}

export const invoiceId = async ({ rows }: Rows, number: string) =>
  Number((await rows.ask('select id from invoices where number = ?', number))[0]?.id)

interface ReferenceAmounts {
  readonly invoices: readonly (readonly [id: number, dollars: number])[]
  readonly notes?: readonly (readonly [id: number, dollars: number])[]
}

export const referencePath = (customer: number) => `/write/generatebakreferences/${customer}`

export const referenceOf = ({ invoices, notes = [] }: ReferenceAmounts) => ({
  body: {
    facturas: invoices.map(([idFactura, partialAmount]) => ({ idFactura, partialAmount })),
    notas: notes.map(([idNota, cantidad]) => ({ idNota, cantidad })),
  },
})
