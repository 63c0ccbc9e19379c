import { isUnknownCall } from '../../../dataProvider/calls/callError.ts'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { wholeList } from '../../../schema/list.ts'
import { wip } from '../../../schema/wip/wip.ts'
import { isOffered } from '../../../schema/wire/offered.ts'
import type { SourceName } from './first.ts'

// A customer's source does not change during a session.
const options = { staleTime: 10 * 60_000 }

/**
 * Selects which of the two lists of work in progress a customer uses. If the service has no call for it, the default
 * list is used if it has lines, otherwise the other one.
 */
export const useSource = (customerId: number) => {
  const hasOwnCall = isOffered(wip.wipSource)
  const ownQuery = useCall(wip.wipSource, { customerId }, { ...options, enabled: hasOwnCall })
  const lines = useCall(wip.listAllWip, { customerId, list: wholeList }, { ...options, enabled: !hasOwnCall })
  const sourceOfLines = (): SourceName | undefined => {
    if (isUnknownCall(lines.error)) return 'counts'
    return lines.data && (lines.data.length > 0 ? 'steps' : 'counts')
  }
  const { error, refetch } = hasOwnCall ? ownQuery : lines
  return { data: hasOwnCall ? ownQuery.data?.source : sourceOfLines(), error, refetch }
}
