import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { user } from '../../../schema/administration.ts'
import type { RowOf } from '../../../schema/entity.ts'
import { RowButton, RowLink } from '../../../src/kit/table/RowLink.tsx'

type User = RowOf<typeof user>

const editPath = ({ id }: User) => `/edit-user?id=${id}`

/** The ways from a row to editing its user, where the caller may manage that role. */
export const useUserCells = (allowed: readonly number[]) => {
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
    return { show: { name: nameOf }, rowAction: editOf }
  }, [allowed, translate])
}
