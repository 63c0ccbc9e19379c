import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { FileTables } from '../../database/fileTables.ts'
import { drawPaper } from '../../documents/drawPaper.ts'
import type { Paper } from '../../documents/paper.ts'
import type { Ground } from '../ground.ts'
import { daysBefore } from '../moments.ts'
import { readDeviations, readSenders } from './deviations.ts'
import { type DrawnConcession, drawConcessions } from './drawConcessions.ts'
import { approvalPaper, documentPaper } from './papers.ts'

interface Rows {
  readonly files: Insertable<FileTables['files']>[]
  readonly concessions: Insertable<FileTables['concessions']>[]
  /** Of which job order's concession each document is, until that has an id. */
  readonly documents: { readonly jobOrderId: number; readonly position: number; readonly file_id: string }[]
}

/** An id that looks like any other and is the same in every demo of a day. */
const fileIdOf = (what: string) =>
  createHash('sha256')
    .update(`demo file ${what}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

interface Sent {
  readonly what: string
  readonly name: string
  readonly paper: Paper
  readonly by: number
}

async function* inOne(bytes: Uint8Array) {
  yield bytes
}

/** Draws a file, puts it where uploads go, and answers its id. */
const enterFile = async ({ store, today }: Ground, rows: Rows, { what, name, paper, by }: Sent) => {
  const sentAt = daysBefore(today, 1, rows.files.length)
  const { id, mediaType, size, sha256 } = await store.write(
    inOne(await drawPaper(paper, new Date(sentAt))),
    fileIdOf(what),
  )
  rows.files.push({ id, name, media_type: mediaType, size, sha256, created_at: sentAt, created_by: by })
  return id
}

type Senders = Awaited<ReturnType<typeof readSenders>>

const enterConcession = async (ground: Ground, rows: Rows, drawn: DrawnConcession, { staff, approvers }: Senders) => {
  const approver = approvers.get(drawn.customerId)
  for (const [index, name] of drawn.documents.entries()) {
    const what = `${drawn.ncr} ${index}`
    const file = await enterFile(ground, rows, { what, name, paper: documentPaper(drawn, index), by: staff })
    rows.documents.push({ jobOrderId: drawn.jobOrderId, position: index + 1, file_id: file })
  }
  const approval =
    drawn.approval === null || approver === undefined
      ? null
      : await enterFile(ground, rows, {
          what: `${drawn.ncr} approval`,
          name: drawn.approval,
          paper: approvalPaper(drawn),
          by: approver,
        })
  rows.concessions.push({
    customer_id: drawn.customerId,
    part_id: drawn.partId,
    job_order_id: drawn.jobOrderId,
    ncr: drawn.ncr,
    type: drawn.type,
    quantity: drawn.deviating,
    notified_on: drawn.notifiedOn,
    approval_file_id: approval,
    provider_comment: drawn.providerComment,
    customer_comment: drawn.customerComment,
  })
}

const rowsAtOnce = 500

const inPortions = async <Row, Made>(rows: readonly Row[], enter: (some: Row[]) => Promise<Made[]>) => {
  const made: Made[] = []
  for (let at = 0; at < rows.length; at += rowsAtOnce) made.push(...(await enter(rows.slice(at, at + rowsAtOnce))))
  return made
}

/** The concessions of every customer, with their files. */
export const plantConcessions = async (ground: Ground) => {
  const { db, today } = ground
  const rows: Rows = { files: [], concessions: [], documents: [] }
  const senders = await readSenders(db)
  for (const drawn of drawConcessions(await readDeviations(db), today))
    await enterConcession(ground, rows, drawn, senders)
  await inPortions(rows.files, (some) => db.insertInto('files').values(some).execute())
  const entered = await inPortions(rows.concessions, (some) =>
    db.insertInto('concessions').values(some).returning(['id', 'job_order_id']).execute(),
  )
  const ids = new Map(entered.map(({ id, job_order_id }) => [job_order_id, id]))
  const documents = rows.documents.map(({ jobOrderId, ...row }) => ({
    concession_id: ids.get(jobOrderId) ?? 0,
    ...row,
  }))
  await inPortions(documents, (some) => db.insertInto('concession_documents').values(some).execute())
}
