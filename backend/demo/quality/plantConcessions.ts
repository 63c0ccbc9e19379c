import type { Db } from '../../database/open.ts'
import { enterRows, type Row } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { readDeviations, readSenders } from './deviations.ts'
import { type DrawnConcession, drawConcessions } from './drawConcessions.ts'
import { enterFiles, type SentFile, storeFiles } from './enterFiles.ts'
import { approvalPaper, documentPaper } from './papers.ts'

type Senders = Awaited<ReturnType<typeof readSenders>>

const documentsOf = (drawn: DrawnConcession, { staff }: Senders): SentFile[] =>
  drawn.documents.map((name, index) => ({
    label: `${drawn.ncr} ${index}`,
    name,
    paper: documentPaper(drawn, index),
    by: staff,
  }))

const approvalOf = (drawn: DrawnConcession, { approvers }: Senders): SentFile | null => {
  const by = approvers.get(drawn.customerId)
  if (drawn.approval === null || by === undefined) return null
  return { label: `${drawn.ncr} approval`, name: drawn.approval, paper: approvalPaper(drawn), by }
}

interface WithFiles {
  readonly drawn: DrawnConcession
  readonly documents: readonly SentFile[]
  readonly approval: SentFile | null
}

const rowOf = ({ drawn }: WithFiles) => ({
  customer_id: drawn.customerId,
  part_id: drawn.partId,
  job_order_id: drawn.jobOrderId,
  ncr: drawn.ncr,
  type: drawn.type,
  quantity: drawn.deviating,
  notified_on: drawn.notifiedOn,
  provider_comment: drawn.providerComment,
})

const paperRow = (concessionId: number, { id, created_at, created_by: _, ...file }: Row<'files'>) => ({
  ...file,
  kind: 'concession' as const,
  concession_id: concessionId,
  file_id: id,
  stored_at: created_at,
})

const idsByJobOrder = async (db: Db) => {
  const rows = await db.selectFrom('concessions').select(['id', 'job_order_id']).execute()
  return new Map(rows.map(({ id, job_order_id }) => [job_order_id, id]))
}

export const plantConcessions = async (ground: Ground) => {
  const { db, today, hasExtremes } = ground
  const senders = await readSenders(db)
  const concessions: WithFiles[] = drawConcessions(await readDeviations(db), today, hasExtremes).map((drawn) => ({
    drawn,
    documents: documentsOf(drawn, senders),
    approval: approvalOf(drawn, senders),
  }))
  const approvals = concessions.flatMap(({ approval }) => approval ?? [])
  const ids = await enterFiles(ground, approvals)
  await enterRows(ground, { concessions: concessions.map(rowOf) })
  const known = await idsByJobOrder(db)
  for (const { drawn, approval } of concessions.filter((one) => one.approval || one.drawn.customerComment))
    await db
      .updateTable('concessions')
      .set({ approval_file_id: approval && (ids.get(approval) ?? null), customer_comment: drawn.customerComment })
      .where('id', '=', known.get(drawn.jobOrderId) ?? 0)
      .execute()
  const papers = await storeFiles(
    ground,
    concessions.flatMap((one) => one.documents),
  )
  const documents = concessions.flatMap(({ drawn, documents: own }) =>
    own.flatMap((file) => {
      const paper = papers.get(file)
      return paper ? [paperRow(known.get(drawn.jobOrderId) ?? 0, paper)] : []
    }),
  )
  await enterRows(ground, { plant_documents: documents })
}
