import { type FirstCalls, firstCall } from '#dataProvider/lists/firstRows.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { isClosed } from '#schema/call.ts'
import { home } from '#schema/home/home.ts'
import { tasks } from '#schema/home/tasks.ts'

/** Tasks first, then one call per card. */
export const first: FirstCalls = ({ customerId }) => [
  firstCall(tasks.list, {}),
  ...(customerId === null
    ? []
    : Object.values(home)
        .filter((call) => !isClosed(call, portalSettings().maintenancePages))
        .map((call) => firstCall(call, { customerId }))),
]
