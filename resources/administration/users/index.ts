import { firstRows } from '../../../dataProvider/firstRows.ts'
import { administration, user } from '../../../schema/administration.ts'

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

/** How their list begins. */
export const beginning = { sort: ['name', 'ASC'] } as const

export const first = firstRows(users, beginning)
