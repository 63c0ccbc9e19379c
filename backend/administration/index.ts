import { administration } from '#schema/administration/administration.ts'
import { implement } from '../implement.ts'
import { deleteUser, deleteUserByGet } from './deleteUser.ts'
import { editUser } from './editUser.ts'
import { explainAccess } from './explainAccess.ts'
import { listUsers } from './listUsers.ts'
import { getUser, readUnit, readUser } from './readUsers.ts'
import { registerUser } from './registerUser.ts'
import { listCarriers, listRelations, listRoles, rolePermissions } from './relations.ts'

export const administrationCalls = implement('administration', administration, {
  listUsers,
  readUser,
  readUnit,
  getUser,
  explainAccess,
  registerUser,
  editUser,
  deleteUser,
  deleteUserByGet,
  listRoles,
  rolePermissions,
  listRelations,
  listCarriers,
})
