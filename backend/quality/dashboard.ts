import type { quality } from '#schema/quality/quality.ts'
import { firstDayOf, lastMonths, yearAndMonth } from '#values/months.ts'
import type { Day } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { inStatus } from '../home/jobOrders.ts'
import { readQuality } from '../home/qualityAssurance.ts'
import type { Context, Handler } from '../implement.ts'
import { awaitsApproval } from './listApprovals.ts'

interface Since {
  readonly customerId: number
  readonly from: Day
}

const notifiedSince = (db: Db, { customerId, from }: Since) =>
  db
    .selectFrom('concessions')
    .select('notified_on as day')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('customer_id', '=', customerId)
    .where('notified_on', '>=', from)
    .groupBy('notified_on')
    .execute()

/** Number of concessions in each of the last twelve months; each is an open non-conformance report. */
const openByMonth = async ({
  reader,
  clock,
  input,
}: Pick<Context<typeof quality.averages>, 'reader' | 'clock' | 'input'>) => {
  const today = clock.today()
  const months = lastMonths(today)
  const found = await notifiedSince(reader, { ...input, from: firstDayOf(months[0] ?? today) })
  if (found.length === 0) return []
  return months.map((month) => ({
    ...yearAndMonth(month),
    open: found.reduce((sum, { day, open }) => sum + (day?.startsWith(month) ? open : 0), 0),
  }))
}

export const openReports: Handler<typeof quality.openReports> = openByMonth

/** An open report counts as a report, even if the month's figure was taken before it. */
export const averages: Handler<typeof quality.averages> = async (context) => {
  const { db, clock, input } = context
  const [months, open] = await Promise.all([readQuality(db, input.customerId, clock.today()), openByMonth(context)])
  return months.map((row, at) => ({ ...row, reports: Math.max(row.reports, open[at]?.open ?? 0) }))
}

const people = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('customer_terms')
    .leftJoin('contacts as person', 'person.id', 'customer_terms.quality_id')
    .leftJoin('contacts as backup', 'backup.id', 'customer_terms.quality_backup_id')
    .leftJoin('contacts as manager', 'manager.id', 'customer_terms.project_manager_id')
    .select(['person.guid as representativeGuid', 'person.name as representativeName'])
    .select(['person.email as representativeEmail', 'backup.guid as backupGuid', 'backup.name as backupName'])
    .select(['backup.email as backupEmail', 'manager.guid as managerGuid', 'manager.name as managerName'])
    .select('manager.email as managerEmail')
    .where('customer_terms.customer_id', '=', value('customerId')),
)

const approvalsOf = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('job_orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customer_id', '=', value('customerId'))
    .where(awaitsApproval),
)

const noContact = {
  representativeGuid: null,
  representativeName: null,
  representativeEmail: null,
  backupGuid: null,
  backupName: null,
  backupEmail: null,
  managerGuid: null,
  managerName: null,
  managerEmail: null,
}

/**
 * Numbers of open items, counted as on the home page and in the approvals list `docs/product/quality.md#open-counts`,
 * and the contacts.
 */
export const desk: Handler<typeof quality.desk> = async ({ db, reader, input }) => {
  const [[found], [concessions], [approvals]] = await Promise.all([
    people(db, input),
    inStatus(reader, { ...input, status: 'deviationRequest' }),
    approvalsOf(reader, input),
  ])
  return {
    openConcessions: concessions?.total ?? 0,
    openApprovals: approvals?.total ?? 0,
    ...(found ?? noContact),
  }
}
