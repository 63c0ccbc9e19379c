import { concessions } from '../../schema/concessions.ts'
import { implement } from '../implement.ts'
import { approve } from './approve.ts'
import { comment } from './comment.ts'
import { document } from './document.ts'
import { list } from './listConcessions.ts'
import { reopen } from './reopen.ts'

/** The concessions area: deviations, what both sides say to them, and the customers' approvals. */
export const concessionsCalls = implement('concessions', concessions, { list, comment, approve, reopen, document })
