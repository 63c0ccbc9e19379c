import { fold } from '#values/texts.ts'
import type { Db } from '../../database/open.ts'
import { customerIds } from '../customers.ts'
import type { Ground } from '../ground.ts'
import { daysBefore } from '../moments.ts'
import { readSenders } from './deviations.ts'
import { enterFiles, paperWithText, type SentFile } from './enterFiles.ts'

/** A file in upload order: a document of the provider, or an approval of the current files in its place. */
interface Sent {
  readonly name: string
  readonly isApproval?: boolean
  readonly child?: string
}

interface PlannedComment {
  readonly text: string
  readonly isByProvider: boolean
}

/** Demo folder; `part` is the index among the customer's parts. */
interface Plan {
  readonly customerId: number
  readonly part: number
  readonly typeId: number
  readonly children?: readonly string[]
  readonly files: readonly Sent[]
  readonly comments?: readonly PlannedComment[]
  /** Replaces values when the extremes are planted. */
  readonly extreme?: Partial<Pick<Plan, 'files' | 'comments'>>
}

const { healthy, creditHold, aerospace } = customerIds

/** Covers folders that are new, approved, and extended after approval; subfolders, and comments of both sides. */
const plans: readonly Plan[] = [
  {
    customerId: healthy,
    part: 3,
    typeId: 1,
    files: [{ name: 'First article report.pdf' }, { name: 'Balloon drawing.pdf' }],
    comments: [
      { text: 'Please look at characteristic 14 first: it is new in revision C.', isByProvider: true },
      { text: 'Thank you. Which gauge did you take for it?', isByProvider: false },
      { text: 'The height gauge, number HG-22. Its certificate follows.', isByProvider: true },
    ],
  },
  {
    customerId: healthy,
    part: 3,
    typeId: 2,
    files: [{ name: 'Certificate of conformance.pdf' }, { name: 'Approval of the certificate.pdf', isApproval: true }],
  },
  {
    customerId: healthy,
    part: 4,
    typeId: 3,
    children: ['Revision A', 'Revision B', 'Gauges'],
    files: [
      { name: 'Dimensions, revision A.pdf', child: 'Revision A' },
      { name: 'Signed, revision A.pdf', child: 'Revision A', isApproval: true },
      { name: 'Dimensions, revision B.pdf', child: 'Revision B' },
      { name: 'Overview.pdf' },
    ],
  },
  {
    customerId: healthy,
    part: 5,
    typeId: 4,
    files: [
      { name: 'Process plan 1.pdf' },
      { name: 'Approval 1.pdf', isApproval: true },
      { name: 'Process plan 2.pdf' },
      { name: 'Approval 2.pdf', isApproval: true },
    ],
  },
  {
    customerId: creditHold,
    part: 0,
    typeId: 1,
    files: [{ name: 'Reporte dimensional.pdf' }, { name: 'Plan de inspección y pruebas.pdf' }],
    comments: [{ text: 'Falta la firma en la página 2. ¿Pueden enviarla de nuevo?', isByProvider: false }],
    extreme: {
      files: [{ name: '<script>alert("file")</script>.pdf' }, { name: 'Aprobación ñandú «é» 承認.pdf' }],
      comments: [{ text: '=1+1 <script>alert("chat")</script>', isByProvider: false }],
    },
  },
  { customerId: aerospace, part: 0, typeId: 3, files: [{ name: 'Dimensional report.pdf' }] },
]

const paperOf = (partNumber: string, name: string) =>
  paperWithText(name, {
    title: name.replace(/\.pdf$/, ''),
    facts: [['Customer part number', partNumber]],
    foot: partNumber,
  })

const partOf = (db: Db, { customerId, part }: Plan) =>
  db
    .selectFrom('parts')
    .select('customer_number as number')
    .where('customer_id', '=', customerId)
    .groupBy('customer_number')
    .orderBy('customer_number')
    .limit(1)
    .offset(part)
    .executeTakeFirstOrThrow()

const enterFolder = async (db: Db, { customerId, typeId, children = [] }: Plan, partNumber: string) => {
  const { id } = await db
    .insertInto('approval_folders')
    .values({ customer_id: customerId, part_number: partNumber, type_id: typeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = new Map<string, number>()
  for (const name of children) {
    const values = { folder_id: id, name, name_key: fold(name) }
    const child = await db.insertInto('approval_child_folders').values(values).returning('id').executeTakeFirstOrThrow()
    ids.set(name, child.id)
  }
  return { id, ids }
}

type Folder = Awaited<ReturnType<typeof enterFolder>>

const enterRow = async (db: Db, { id, ids }: Folder, { child, isApproval = false }: Sent, fileId: string) => {
  const place = { folder_id: id, child_id: child === undefined ? null : (ids.get(child) ?? null) }
  const row = await db
    .insertInto('approval_files')
    .values({ ...place, file_id: fileId, is_approval: isApproval ? 1 : 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!isApproval) return
  await db
    .updateTable('approval_files')
    .set({ father_id: row.id })
    .where('folder_id', '=', place.folder_id)
    .where('child_id', place.child_id === null ? 'is' : '=', place.child_id)
    .where('is_approval', '=', 0)
    .where('father_id', 'is', null)
    .execute()
}

const enterComments = async (
  { db, today }: Ground,
  folderId: number,
  comments: readonly PlannedComment[],
  senders: Senders,
) => {
  for (const [place, { text, isByProvider }] of comments.entries()) {
    const by = isByProvider ? senders.staff : senders.approver
    const { name } = await db.selectFrom('users').select('name').where('id', '=', by).executeTakeFirstOrThrow()
    await db
      .insertInto('approval_comments')
      .values({
        folder_id: folderId,
        comment: text,
        created_at: daysBefore(today, 1, place),
        created_by: by,
        name,
        is_by_provider: isByProvider ? 1 : 0,
      })
      .execute()
  }
}

interface Senders {
  readonly staff: number
  readonly approver: number
}

export const plantApprovalFiles = async (ground: Ground) => {
  const { db, hasExtremes } = ground
  const { staff, approvers } = await readSenders(db)
  for (const [place, { extreme, ...usual }] of plans.entries()) {
    const plan: Plan = hasExtremes ? { ...usual, ...extreme } : usual
    const senders = { staff, approver: approvers.get(plan.customerId) ?? staff }
    const { number: partNumber } = await partOf(db, plan)
    const folder = await enterFolder(db, plan, partNumber)
    const sent = plan.files.map(
      ({ name, isApproval = false }): SentFile => ({
        label: `approval file ${place} ${name}`,
        name,
        paper: paperOf(partNumber, name),
        by: isApproval ? senders.approver : staff,
      }),
    )
    const ids = await enterFiles(ground, sent)
    for (const [at, file] of plan.files.entries()) await enterRow(db, folder, file, ids.get(sent[at] as SentFile) ?? '')
    await enterComments(ground, folder.id, plan.comments ?? [], senders)
  }
}
