import { sql } from 'kysely'
import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'

/** How long the parts of a customer take. */
export const listLeadTimes = list(contracts.listLeadTimes, {
  from: (db) => db.selectFrom('lead_times').innerJoin('parts', 'parts.id', 'lead_times.part_id'),
  scope: (rows, value) => rows.where('parts.customer_id', '=', value('customerId')),
  fields: {
    partNumber: 'parts.customer_number',
    providerPartNumber: 'parts.provider_number',
    productionWeeks: 'lead_times.production_weeks',
    material: 'lead_times.material',
    materialWeeks: 'lead_times.material_weeks',
    totalWeeks: sql`lead_times.production_weeks + lead_times.material_weeks`,
    orderedOn: 'lead_times.ordered_on',
    isSample: 'lead_times.is_sample',
  },
  order: ['partNumber', 'ASC'],
  key: 'lead_times.part_id',
})
