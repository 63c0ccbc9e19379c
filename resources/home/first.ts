import { isInEmbeddedMenu } from '#dataProvider/first-view/embeddedState.ts'
import { type FirstCalls, firstCall } from '#dataProvider/first-view/firstRows.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { isClosed } from '#schema/call.ts'
import { statementCalls } from '#schema/finance/statement.ts'
import { home } from '#schema/home/home.ts'
import { tasks } from '#schema/home/tasks.ts'

/** Tasks first, then one call per card, and the account, which may have a credit hold. */
export const first: FirstCalls = ({ customerId }) => [
  firstCall(tasks.list, {}),
  ...(customerId === null
    ? []
    : [...Object.values(home), ...(isInEmbeddedMenu('statement') ? [statementCalls.statement] : [])]
        .filter((call) => !isClosed(call, portalSettings().maintenancePages))
        .map((call) => firstCall(call, { customerId }))),
]
