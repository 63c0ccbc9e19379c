import type { home } from '../../schema/home.ts'
import type { Handler } from '../implement.ts'
import { countMoved, visitorOf } from '../promises/moved.ts'

/** How many promised dates of a customer's open lines have moved since the caller was last there. */
export const movedPromises: Handler<typeof home.movedPromises> = async (context) => {
  const [found] = await countMoved(context.reader, { ...visitorOf(context), customerId: context.input.customerId })
  return { total: found?.total ?? 0 }
}
