import { sql } from 'kysely'
import { material } from '#schema/material/material.ts'
import { approvalDays } from '#schema/material/materialRules.ts'
import { daysAfter } from '#values/days.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'

export const listApprovals = list(material.listApprovals, {
  from: (db) => db.selectFrom('bars').innerJoin('heats', 'heats.id', 'bars.heat_id'),
  parameters: ({ clock, input: { startDate, endDate } }) => ({
    values: {
      from: startDate ?? daysAfter(clock.today(), -approvalDays),
      to: endDate ?? daysAfter(clock.today(), approvalDays),
    },
  }),
  scope: (rows, value) =>
    rows
      .where('heats.customer_id', '=', value('customerId'))
      .where('bars.received_on', '>=', value('from'))
      .where('bars.received_on', '<=', value('to')),
  fields: {
    ...columnsOf('bars', 'id', 'isApproved', 'receivedOn', 'refusal'),
    heat: 'heats.number',
    approvedOn: sql`case when bars.is_approved = 1 then bars.decided_on end`,
    bar: 'bars.name',
    hasDocument: sql`case when bars.approval_file_id is null then 0 else 1 end`,
    refusedOn: sql`case when bars.is_approved = 0 then bars.decided_on end`,
  },
  order: ['receivedOn', 'DESC'],
  key: 'bars.id',
})
