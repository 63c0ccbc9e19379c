import { firstCall } from '#dataProvider/first-view/firstRows.ts'
import { reportOf } from '#kit/report/report.ts'
import { administration, user } from '#schema/administration/administration.ts'

export const users = {
  name: 'users',
  entity: user,
  list: administration.listUsers,
  get: administration.getUser,
  create: administration.registerUser,
  update: administration.editUser,
  remove: administration.deleteUser,
} as const

export const report = reportOf({
  resource: users,
  columns: ['name', 'email', 'salesContact', 'roleName', 'relation', 'unit', 'createdAt', 'lastLogin'],
  filters: ['q', 'roleId', 'plant'],
  sort: ['name', 'ASC'],
})

/** Roles to choose from, which also determine the users that the caller may edit. */
export const prefetches = [firstCall(administration.listRoles, {})]
