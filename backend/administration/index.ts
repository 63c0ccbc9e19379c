import { administration } from '../../schema/administration/administration.ts'
import { implement } from '../implement.ts'
import { deleteUser, deleteUserByGet } from './deleteUser.ts'
import { editUser } from './editUser.ts'
import { listUsers } from './listUsers.ts'
import { registerUser } from './registerUser.ts'
import { listCarriers, listRelations, listRoles, rolePermissions } from './relations.ts'
import { explainAccess } from './rights/explainAccess.ts'
import { getUser, readUnit, readUser } from './rows/readUsers.ts'

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
