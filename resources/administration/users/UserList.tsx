import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { translateName } from '#kit/page/pageTitle.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import { RowButton, RowLink } from '#kit/table/RowLink.tsx'
import type { user } from '#schema/administration/administration.ts'
import type { RowOf } from '#schema/entity.ts'
import { OnboardButton } from './OnboardButton.tsx'
import { report } from './report.ts'
import { useManageableRoles } from './useManageableRoles.ts'

type User = RowOf<typeof user>

const editPath = ({ id }: User) => `/edit-user?id=${id}`

/** Cells with links to the edit form, for users of roles that the caller may manage. */
const useUserCells = (allowed: readonly number[]) => {
  const translate = useTranslate()
  return useMemo(() => {
    const isManageable = ({ roleId }: User) => allowed.includes(roleId)
    const nameOf = (row: User) => (isManageable(row) ? <RowLink to={editPath(row)}>{row.name}</RowLink> : row.name)
    const editOf = (row: User) =>
      isManageable(row) && (
        <RowButton to={editPath(row)} label={translate('users.editOf', { name: row.name })}>
          {translate('users.edit')}
        </RowButton>
      )
    const roleOf = ({ roleName }: User) => translateName(translate, roleName)
    return { show: { name: nameOf, roleName: roleOf }, file: { roleName: roleOf }, rowAction: editOf }
  }, [allowed, translate])
}

/** Users whom the caller may not manage have no edit link. */
const UserList = () => {
  const translate = useTranslate()
  const { allowed, roles } = useManageableRoles()
  const choices = useMemo(
    () => ({ roleId: (roles ?? []).map(({ id, name }) => ({ id, name: translateName(translate, name) })) }),
    [roles, translate],
  )
  const cells = useUserCells(allowed)
  return (
    <ReportList
      {...report}
      choices={choices}
      {...cells}
      actions={
        allowed.length > 0 && (
          // A line of its own on a phone, whatever the font: nothing moves when the font arrives.
          <Box sx={{ display: 'flex', gap: 1, flexBasis: { xs: '100%', sm: 'auto' } }}>
            <OnboardButton />
            <Button component={Link} to="/create-user" variant="contained" startIcon={<PersonAdd />}>
              {translate('users.add')}
            </Button>
          </Box>
        )
      }
    />
  )
}

export default UserList
