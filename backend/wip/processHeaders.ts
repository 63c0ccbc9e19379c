import type { wip } from '#schema/wip/wip.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

const processesOf = (db: Db, customerId: number, numbers: readonly string[]) =>
  db
    .selectFrom('parts')
    .innerJoin('part_processes', 'part_processes.part_id', 'parts.id')
    .select(['parts.customer_number', 'parts.provider_number', 'part_processes.process'])
    .where('parts.customer_id', '=', customerId)
    .where((eb) => eb.or([eb('parts.provider_number', 'in', numbers), eb('parts.customer_number', 'in', numbers)]))
    .orderBy('parts.id')
    .orderBy('part_processes.position')
    .execute()

/** Processes of each requested part, keyed by the number used in the request: the provider's or the customer's. */
export const processHeaders: Handler<typeof wip.processHeaders> = async ({ db, input }) => {
  const numbers = [...new Set(input.partNumbers)]
  if (numbers.length === 0) return []
  const rows = await processesOf(db, input.customerId, numbers)
  return numbers.flatMap((standard) => {
    const own = rows.filter((row) => row.provider_number === standard || row.customer_number === standard)
    return [...new Set(own.map(({ process }) => process))].map((process) => ({ standard, process }))
  })
}
