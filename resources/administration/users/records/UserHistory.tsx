import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../../dataProvider/lists/statesOf.ts'
import { auditLog, auditLogEntry } from '../../../../schema/administration/auditLog.ts'
import { RowsReport } from '../../../../src/kit/table/report/RowsReport.tsx'
import { useEntryCells } from '../../audit-trail/useEntryCells.tsx'

const columns = ['at', 'action', 'changes', 'actor'] as const
const newestFirst = ['at', 'DESC'] as const
const step = 50

interface Props {
  readonly userId: number
}

/** Newest first, without sign-ins. */
export const UserHistory = ({ userId }: Props) => {
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
