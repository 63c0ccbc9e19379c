import { approvalBar, type material } from '#schema/material/material.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import type { Day } from '#values/types.ts'
import { requireSide } from '../concessions/sides.ts'
import { conflict, invalidInput, notFound } from '../errors.ts'
import { requireDocumentType } from '../files/documentType.ts'
import { type IncomingFile, keepFile } from '../files/files.ts'
import type { FileStore } from '../files/store.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { listApprovals } from './listApprovals.ts'

type Approve = typeof material.approve
type Approving = Context<Approve>

/** An approval requires a file, a rejection requires a reason `docs/product/material.md#submitting-an-approval`. */
const requireFileOrComment = async (
  { input, store }: { input: Approving['input']; store: FileStore },
  file?: IncomingFile,
) => {
  if (!input.isApproved) {
    if (file) throw invalidInput({ approvalFiles: { code: 'tooMany', limit: 0 } })
    if (!input.comment) throw invalidInput({ comment: { code: 'required' } })
    return
  }
  await requireDocumentType(store, file, 'approvalFiles')
}

const anyDay = { startDate: '1900-01-01' as Day, endDate: '9999-12-31' as Day }

/** 404 if the bar does not exist, else 409 because it is already approved. */
const whyUndecided = async ({ input: { customerId, id }, ...context }: Approving) => {
  const current = await listApprovals.read(context, { customerId, ...anyDay }, id)
  return current ? conflict('This bar has already been approved.', writeAnswer(approvalBar, current)) : notFound()
}

const decide = async (context: Approving, fileId: string | null) => {
  const { db, clock, input } = context
  const { id, customerId, isApproved, comment } = input
  const { numUpdatedRows } = await db
    .updateTable('bars')
    .set({
      is_approved: isApproved ? 1 : 0,
      decided_on: clock.today(),
      refusal: isApproved ? null : (comment ?? null),
      approval_file_id: fileId,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('is_approved', 'is', null), eb('is_approved', '=', 0)]))
    .where('heat_id', 'in', (heats) =>
      heats.selectFrom('heats').select('heats.id').where('customer_id', '=', customerId),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Records the customer's decision on a bar: approval is final, a rejection can still be followed by an approval
 * `docs/product/material.md#rejected-bars`.
 */
export const approve: Handler<Approve> = inStages({
  prepare: async (context) => {
    await requireSide(context.db, context.caller, false)
    const [file] = context.files
    await requireFileOrComment(context, file)
    return { file }
  },
  run: async (context, { file }) => {
    const { id, isApproved, comment } = context.input
    const fileId = file ? await keepFile(context, file) : null
    if (!(await decide(context, fileId))) throw await whyUndecided(context)
    const after = file ? { approved: file.name, size: file.size, sha256: file.sha256 } : { refused: comment ?? '' }
    context.changed({ record: `bar ${id}`, before: { approved: null }, after: { isApproved, ...after } })
    return { message: 'Approval successfully submitted.' }
  },
})
