import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { translateName } from '#kit/page/pageTitle.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import { NoCheckbox, RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { RowButton, RowLink } from '#kit/table/RowLink.tsx'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import { type Selection, useSelection } from '#kit/table/selection.ts'
import type { user } from '#schema/administration/administration.ts'
import { bulkChanges, maxBulk } from '#schema/administration/bulkChanges.ts'
import type { RowOf } from '#schema/entity.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { OnboardButton } from './OnboardButton.tsx'
import { report } from './report.ts'
import { useManageableRoles } from './useManageableRoles.ts'

type User = RowOf<typeof user>

const SetUsers = lazy(() => import('./SetUsers.tsx'))

const editPath = ({ id }: User) => `/edit-user?id=${id}`

/** Cells with links to the edit form, for users of roles that the caller may manage. */
const useUserCells = (allowed: readonly number[]) => {
  const translate = useTranslate()
  return useMemo(() => {
    const canSet = allowed.length > 0 && isOffered(bulkChanges.changeUsers)
    const isManageable = ({ roleId }: User) => allowed.includes(roleId)
    const nameOf = (row: User, text: string) => (
      <>
        {canSet && (isManageable(row) ? <RowCheckbox id={row.id} label={row.name} /> : <NoCheckbox />)}
        {isManageable(row) ? <RowLink to={editPath(row)}>{text}</RowLink> : text}
        {row.asleepAt && <Chip size="small" label={translate('users.asleep')} sx={{ ml: 1 }} />}
      </>
    )
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

interface SelectedProps {
  readonly selection: Selection<User>
  readonly isSelectable: (row: User) => boolean
}

const Selected = ({ selection, isSelectable }: SelectedProps) => {
  const { onUnselectItems } = useListContext<User>()
  const translate = useTranslate()
  const [isSetting, setSetting] = useState(false)
  const close = (hasChanged: boolean) => {
    setSetting(false)
    if (hasChanged) onUnselectItems()
  }
  return (
    <SelectionBar selection={selection} isSelectable={isSelectable} max={maxBulk} nameOf={({ name }) => name}>
      <Button size="small" variant="outlined" onClick={() => setSetting(true)}>
        {translate('users.set.open')}
      </Button>
      {isSetting && (
        <Suspense>
          <SetUsers users={selection.rows} onClose={close} />
        </Suspense>
      )}
    </SelectionBar>
  )
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
  const selection = useSelection<User>()
  return (
    <ReportList
      {...report}
      choices={choices}
      {...cells}
      selection={selection as Selection}
      selected={<Selected selection={selection} isSelectable={({ roleId }) => allowed.includes(roleId)} />}
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
