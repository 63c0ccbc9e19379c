import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Disclosure } from '#kit/cards/Disclosure.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { roleIds } from '#schema/account/roles.ts'
import { auditLog, auditLogEntry } from '#schema/administration/auditLog.ts'
import { useEntryCells } from '../audit-trail/useEntryCells.tsx'
import { PersonalData } from './PersonalData.tsx'
import { UserAccess } from './UserAccess.tsx'
import type { UserRecord } from './userModel.ts'

const columns = ['at', 'action', 'changes', 'actor'] as const
const newestFirst = ['at', 'DESC'] as const
const step = 50

interface UserHistoryProps {
  readonly userId: number
}

/** Newest first, without sign-ins. */
const UserHistory = ({ userId }: UserHistoryProps) => {
  const translate = useTranslate()
  const cells = useEntryCells()
  const [count, setCount] = useState(step)
  const list = { sort: null, range: [0, count - 1], filter: {} } as const
  const entries = useCall(auditLog.auditLogOfUser, { id: userId, list }, { keepsRows: true })
  const rows = entries.data ?? []
  return (
    <>
      <RowsReport
        name="auditLog"
        entity={auditLogEntry}
        rows={rows}
        columns={columns}
        sort={newestFirst}
        {...cells}
        {...statesOf(entries)}
      />
      {rows.length === count && <Button onClick={() => setCount(count + step)}>{translate('auditLog.older')}</Button>}
    </>
  )
}

interface Props {
  readonly user: Pick<UserRecord, 'id' | 'name'>
  readonly editor: { readonly id: number; readonly roleId: number }
}

/** Access, history and personal data of a user in collapsed sections; only the embedded auth service has this data. */
export const UserRecords = ({ user, editor }: Props) => {
  const translate = useTranslate()
  if (!portalSettings().isEmbedded.auth) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3, minWidth: 0 }}>
      <Disclosure title={translate('users.access.title')}>
        <UserAccess userId={user.id} />
      </Disclosure>
      <Disclosure title={translate('users.history')}>
        <UserHistory userId={user.id} />
      </Disclosure>
      {editor.roleId === roleIds.admin && (
        <Disclosure title={translate('users.personal.title')}>
          <PersonalData user={user} isOwn={user.id === editor.id} />
        </Disclosure>
      )}
    </Box>
  )
}
