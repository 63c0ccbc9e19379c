import { send } from '../../../dataProvider/client.ts'
import { administration } from '../../../schema/administration.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import { plainChecklist } from './pageGroups.ts'
import type { Permission } from './userModel.ts'

/** The checklist of a role, as a user of it starts; a connected auth service has no call for it. */
export const loadChecklist = async (roleId: number): Promise<readonly Permission[]> =>
  portalSettings().isEmbedded.auth ? send(administration.rolePermissions, { id: roleId }) : plainChecklist(roleId)
