import { bulkChanges } from '#schema/administration/bulkChanges.ts'
import { implement } from '../implement.ts'
import { changeUsers, checkUsers } from './changeUsers.ts'
import { undo } from './undo.ts'

export const bulkChangesCalls = implement('bulkChanges', bulkChanges, { checkUsers, changeUsers, undo })
