import { type FirstCalls, firstCall } from '../../dataProvider/lists/firstRows.ts'
import { home } from '../../schema/home/home.ts'
import { tasks } from '../../schema/home/tasks.ts'

/** Tasks first, then one call per card. */
export const first: FirstCalls = ({ customerId }) => [
  firstCall(tasks.list, {}),
  ...(customerId === null ? [] : Object.values(home).map((call) => firstCall(call, { customerId }))),
]
