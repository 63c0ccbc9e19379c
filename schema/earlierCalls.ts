import { write } from './call.ts'
import { entity } from './entity.ts'
import { home } from './home/home.ts'
import { globalSearch } from './home/search.ts'
import { markedTask, tasks } from './home/tasks.ts'
import { text } from './kinds.ts'
import { orderTimelines } from './orders/orderTimeline.ts'

const at = <C extends { readonly path: string }>(path: string, call: C): C => ({ ...call, path })

/** Calls that versions before 0.2.0 have under other names: their tabs stay open over the upgrade. */
export const earlierCalls = {
  listTasks: at('/api/Waiting', tasks.list),
  markTaskDone: write('POST', '/api/Waiting/done', {
    isAddition: true,
    access: tasks.markDone.access,
    body: markedTask,
    answer: entity('taskMarked', { message: text('message') }),
  }),
  search: at('/api/Find', globalSearch.search),
  movedPromises: at('/Dashboard/MovedPromises/:customerId', home.movedPromisedDates),
  story: at('/api/Customers/:customerId/story', orderTimelines.timeline),
}
