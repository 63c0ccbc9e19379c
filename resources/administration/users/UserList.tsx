import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { user } from '../../../schema/administration.ts'
import type { RowOf } from '../../../schema/entity.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { RowButton, RowLink } from '../../../src/kit/table/RowLink.tsx'
import { users } from './index.ts'
import { OnboardButton } from './OnboardButton.tsx'
import { useManageableRoles } from './useManageableRoles.ts'

type User = RowOf<typeof user>

const editPath = ({ id }: User) => `/edit-user?id=${id}`

const columns = ['name', 'email', 'salesContact', 'roleName', 'relation', 'unit', 'createdAt', 'lastLogin'] as const

/** The users (spec 1 §2.4); whom the caller may not manage is shown without a way to edit. */
const UserList = () => {
  const translate = useTranslate()
  const { allowed, roles } = useManageableRoles()
  const choices = useMemo(() => ({ roleId: roles ?? [] }), [roles])
  const isManageable = ({ roleId }: User) => allowed.includes(roleId)

  const nameOf = (row: User) => (isManageable(row) ? <RowLink to={editPath(row)}>{row.name}</RowLink> : row.name)
  const editOf = (row: User) =>
    isManageable(row) && (
      <RowButton to={editPath(row)} label={translate('users.editOf', { name: row.name })}>
        {translate('users.edit')}
      </RowButton>
    )
  return (
    <ReportList
      resource={users}
      columns={columns}
      sort={['name', 'ASC']}
      filters={['q', 'roleId', 'plant']}
      choices={choices}
      show={{ name: nameOf }}
      rowAction={editOf}
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
