import { firstCall } from '../../../dataProvider/lists/firstRows.ts'
import { administration, user } from '../../../schema/administration/administration.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** The users as a react-admin resource: which call lists, gets, creates, updates and removes them. */
export const users = {
  name: 'users',
  entity: user,
  list: administration.listUsers,
  get: administration.getUser,
  create: administration.registerUser,
  update: administration.editUser,
  remove: administration.deleteUser,
} as const

/** The users (spec 1 §2.4). */
export const report = reportOf({
  resource: users,
  columns: ['name', 'email', 'salesContact', 'roleName', 'relation', 'unit', 'createdAt', 'lastLogin'],
  filters: ['q', 'roleId', 'plant'],
  sort: ['name', 'ASC'],
})

/** Which roles may be chosen from, and whom the reader may edit. */
export const beside = [firstCall(administration.listRoles, {})]
