import { createHash, randomUUID } from 'node:crypto'
import type { Api } from '../client/apiClient.ts'
import { keptFile, plantKept } from '../files/uploads.ts'
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

export const fileAt = ({ dataDir }: Pick<Api, 'dataDir'>, id: string) => keptFile(dataDir, id)

type Planting = Pick<Api, 'rows' | 'dataDir'>

/** Stores a file as if it had been uploaded; returns its id. */
export async function plantFile(api: Planting, content: string, name = 'planted.pdf', id: string = randomUUID()) {
  plantKept(api.dataDir, id, content)
  await api.rows.ask(
    `insert into files (id, name, media_type, size, sha256, created_at, created_by)
      values (?, ?, 'application/pdf', ?, ?, ?, (select min(id) from users))`,
    id,
    name,
    Buffer.byteLength(content),
    sha256(content),
    `${businessDay}T12:00:00.000Z`,
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
  // Above the ids that other helpers count up.
  const partId = 800_000 + planted
  await rows.ask(
    `insert into parts (id, customer_id, customer_number, provider_number, description, alloy, shape, outer_diameter,
      inner_diameter, length, weight, is_new_introduction, is_aerofab)
      values (?, ?, ?, 'R-1', '', '718', 'ring', 10, 5, 2, 10, 0, 0)`,
    partId,
    customer,
    number,
  )
  await rows.ask(
    `insert into concessions (customer_id, part_id, ncr, type, quantity, notified_on)
      values (?, ?, ?, 'Dimensional', 3, ?)`,
    customer,
    partId,
    ncr,
    notifiedOn,
  )
  const [row] = await rows.ask('select id from concessions where ncr = ?', ncr)
  return Number(row?.id)
}

export const plantDocument = ({ rows }: Pick<Api, 'rows'>, concession: number, file: string) =>
  rows.ask(
    `insert into plant_documents (kind, concession_id, name, file_id, media_type, size, sha256, stored_at)
      select 'concession', cast(? as integer), name, id, media_type, size, sha256, created_at from files where id = ?`,
    concession,
    file,
  )
