import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { users } from './index.ts'
import { OnboardButton } from './OnboardButton.tsx'
import { useManageableRoles } from './useManageableRoles.ts'
import { useUserCells } from './useUserCells.tsx'

export { users as resource } from './index.ts'

const columns = ['name', 'email', 'salesContact', 'roleName', 'relation', 'unit', 'createdAt', 'lastLogin'] as const
const filters = ['q', 'roleId', 'plant'] as const
const byName = ['name', 'ASC'] as const

/** The users (spec 1 §2.4); whom the caller may not manage is shown without a way to edit. */
const UserList = () => {
  const translate = useTranslate()
  const { allowed, roles } = useManageableRoles()
  const choices = useMemo(() => ({ roleId: roles ?? [] }), [roles])
  const { show, rowAction } = useUserCells(allowed)
  return (
    <ReportList
      resource={users}
      columns={columns}
      sort={byName}
      filters={filters}
      choices={choices}
      show={show}
      rowAction={rowAction}
      actions={
        allowed.length > 0 && (
          <>
            <OnboardButton />
            <Button component={Link} to="/create-user" variant="contained" startIcon={<PersonAdd />}>
              {translate('users.add')}
            </Button>
          </>
        )
      }
    />
  )
}

export default UserList
