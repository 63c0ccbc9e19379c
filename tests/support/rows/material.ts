import type { Api } from '../client/apiClient.ts'
import { businessDay } from '../portal/settings.ts'
import { plantFile } from './concessions.ts'

type Planting = Pick<Api, 'rows'>

interface NewBar {
  readonly id: number
  readonly customer: number
  readonly receivedOn?: string
  readonly initial?: number
  readonly final?: number
  readonly alloy?: string
}

/** Adds a bar and its heat; weights are in grams. */
export async function addBar({ rows }: Planting, bar: NewBar) {
  const {
    id,
    customer,
    receivedOn = businessDay,
    initial = 500_000,
    final = initial,
    alloy = 'Alloy 718 Premium',
  } = bar
  await rows.ask(
    `insert into heats (id, customer_id, number, alloy, billet_size)
      values (cast(? as integer), cast(? as integer), cast(? as text), cast(? as text), 8)`,
    id,
    customer,
    `H-${id}`,
    alloy,
  )
  await rows.ask(
    `insert into bars (id, heat_id, name, serial_number, purchase_order, received_on, initial_weight, final_weight)
      values (cast(? as integer), cast(? as integer), cast(? as text), 'S-1', 'PO-1', cast(? as text),
        cast(? as integer), cast(? as integer))`,
    id,
    id,
    `B-${id}`,
    receivedOn,
    initial,
    final,
  )
  return id
}

export const approvedAt = (customer: number | string) => `/write/Bar/approved?idCustomer=${customer}`

export const approvalForm = (texts: Readonly<Record<string, string>>, ...files: readonly File[]) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  for (const file of files) form.append('approvalFiles', file)
  return form
}

export const pdf = (name = 'approval.pdf', content: string | Uint8Array = '%PDF-1.7 signed') =>
  new File([content as Uint8Array<ArrayBuffer>], name)

export async function approveBar(api: Pick<Api, 'rows' | 'dataDir'>, bar: number) {
  const file = await plantFile(api, '%PDF-1.7', `approval of ${bar}.pdf`)
  await api.rows.ask(
    'update bars set is_approved = 1, decided_on = cast(? as text), approval_file_id = cast(? as text) where id = ?',
    businessDay,
    file,
    bar,
  )
}
