import { createHash, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from '../client/apiClient.ts'
import { businessDay } from '../portal/settings.ts'

export const concessionsOf = (customer: number) => `/read/api/Consessions/${customer}`
export const commentsOn = (concession: number) => `/write/api/Consessions/${concession}/Comments`
export const reopeningOf = (id: number) => `/write/api/Consessions/${id}/Reopening`
export const approvalOf = (concession: number, customer: number | string) =>
  `/write/api/Consessions/${concession}/Approval?idCustomer=${customer}`
export const documentAt = (file: string, customer: number | string) =>
  `/content/api/Consessions/${file}/Document?ClientId=${customer}`

export const formOf = (content: string | Uint8Array, name = 'approval.pdf', field = 'file') => {
  const form = new FormData()
  form.append(field, new File([content as Uint8Array<ArrayBuffer>], name))
  return form
}

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

export const fileAt = ({ dataDir }: Pick<Api, 'dataDir'>, id: string) => join(dataDir, 'files/kept', id)

type Planting = Pick<Api, 'rows' | 'dataDir'>

/** Stores a file as if it had been uploaded; returns its id. */
export async function plantFile(api: Planting, content: string, name = 'planted.pdf', id: string = randomUUID()) {
  writeFileSync(fileAt(api, id), content)
  await api.rows.ask(
    `insert into files (id, name, media_type, size, sha256, created_at, created_by)
      values (?, ?, 'application/pdf', ?, ?, ?, (select min(id) from users))`,
    ...[id, name, Buffer.byteLength(content), sha256(content), `${businessDay}T12:00:00.000Z`],
  )
  return id
}

let planted = 0

export async function plantConcession(
  { rows }: Pick<Api, 'rows'>,
  customer: number,
  { part, notifiedOn = businessDay }: { part?: string; notifiedOn?: string | null } = {},
) {
  planted += 1
  const ncr = `FF-TEST-${planted}`
  const number = part ?? `PART-${planted}`
  await rows.ask(
    `insert into parts (id, customer_id, customer_number, provider_number, description, alloy, shape, outer_diameter,
      inner_diameter, length, weight, is_new_introduction, is_aerofab)
      select max(id) + 1, cast(? as integer), cast(? as text), 'R-1', '', '718', 'ring', 10, 5, 2, 10, 0, 0 from parts`,
    ...[customer, number],
  )
  await rows.ask(
    `insert into concessions (customer_id, part_id, ncr, type, quantity, notified_on)
      select cast(? as integer), max(id), cast(? as text), 'Dimensional', 3, cast(? as text) from parts`,
    ...[customer, ncr, notifiedOn],
  )
  const [row] = await rows.ask('select id from concessions where ncr = ?', ncr)
  return Number(row?.id)
}

export const plantDocument = ({ rows }: Pick<Api, 'rows'>, concession: number, file: string, position = 1) =>
  rows.ask(
    'insert into concession_documents (concession_id, position, file_id) values (?, ?, ?)',
    ...[concession, position, file],
  )
