import { area } from '../screen.tsx'
import { approvalFiles } from './approval-files/screens.ts'
import { approvals } from './approvals/screens.ts'
import { concessions } from './concessions/screens.ts'
import { dashboard } from './dashboard/screens.ts'
import { scorecard } from './scorecard/screens.ts'

/** What the customer approves, and how good what it gets is. */
export const quality = area({ ...approvalFiles, ...approvals, ...concessions, ...dashboard, ...scorecard })
