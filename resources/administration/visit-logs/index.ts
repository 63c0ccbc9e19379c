import type { RowOf } from '../../../schema/entity.ts'
import type { Day } from '../../../schema/kinds.ts'
import { visit, visits } from '../../../schema/visits.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import { dayIn } from '../../../values/days.ts'
import { fold } from '../../../values/texts.ts'

export type Visit = RowOf<typeof visit>

/** The role whose visits are hidden at first (DECISIONS P20). */
export const adminRole = 'Admin'

const dayOf = ({ at }: Visit) => dayIn(portalSettings().timeZone, at)

/** The visits as a react-admin resource, and what its filters mean for a service that answers all of them. */
export const visitLogs = {
  name: 'visitLogs',
  entity: visit,
  list: visits.listVisits,
  keeps: {
    // A visit carries no name. What its browser says of itself is not searched.
    q: ({ email }: Visit, text: string) => fold(email).includes(fold(text)),
    hideAdmin: ({ role }: Visit, isHidden: boolean) => !isHidden || role !== adminRole,
    from: (row: Visit, day: Day) => dayOf(row) >= day,
    to: (row: Visit, day: Day) => dayOf(row) <= day,
  },
} as const
