import { useCall } from '#dataProvider/calls/useCall.ts'
import type { Day } from '#schema/kinds.ts'
import { wholeList } from '#schema/list.ts'
import { isTracking, orderReports } from '#schema/orders/orderReports.ts'
import { isOffered } from '#schema/wire/offered.ts'

type Line = { readonly tracking?: string | null | undefined; readonly eta?: Day | null | undefined }

/** Unique tracking numbers of lines, with the ETA if a line has one. */
export const trackingsIn = (lines: readonly Line[]) => {
  const etas = new Map<string, Day | null>()
  for (const { tracking, eta } of lines)
    if (tracking && isTracking(tracking)) etas.set(tracking.trim(), etas.get(tracking.trim()) ?? eta ?? null)
  return [...etas].map(([tracking, eta]) => ({ tracking, eta }))
}

/** Tracking numbers of a customer's lines; from the report if the service has no list of them. */
export const useTrackings = (customerId: number) => {
  const hasOwnCall = isOffered(orderReports.listTrackings)
  const ownQuery = useCall(orderReports.listTrackings, { customerId }, { enabled: hasOwnCall })
  const lines = useCall(orderReports.listLines, { customerId, list: wholeList }, { enabled: !hasOwnCall })
  return (hasOwnCall ? ownQuery.data : trackingsIn(lines.data ?? [])) ?? []
}
