import { sql } from 'kysely'
import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'
import { columnsOf } from '../../list/source.ts'

/** How long the parts of a customer take. */
export const listLeadTimes = list(contracts.listLeadTimes, {
  from: (db) => db.selectFrom('lead_times').innerJoin('parts', 'parts.id', 'lead_times.part_id'),
  scope: (rows, value) => rows.where('parts.customer_id', '=', value('customerId')),
  fields: {
    partNumber: 'parts.customer_number',
    providerPartNumber: 'parts.provider_number',
    ...columnsOf('lead_times', 'productionWeeks', 'material', 'materialWeeks', 'orderedOn', 'isSample'),
    totalWeeks: sql`lead_times.production_weeks + lead_times.material_weeks`,
  },
  order: ['partNumber', 'ASC'],
  key: 'lead_times.part_id',
})
