import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import { entity, type RowOf } from '../../../schema/entity.ts'
import { instant, text } from '../../../schema/kinds.ts'
import { trail, trailEntry } from '../../../schema/trail.ts'
import { sayMoment, wallClockOf } from '../../../src/kit/kinds/formats.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import { RowsReport } from '../../../src/kit/table/RowsReport.tsx'
import { ChangeList } from '../audit-trail/ChangeList.tsx'
import { sayChange, type TrailEntry, useChangeTexts } from '../audit-trail/useChangeTexts.ts'

const { id, action, actor } = trailEntry.fields
const told = entity('history', { id, at: instant('at'), action, changes: text('changes'), actor }, { key: 'id' })
type Told = RowOf<typeof told>

const columns = ['at', 'action', 'changes', 'actor'] as const
const newestFirst = ['at', 'DESC'] as const
const step = 50

const show = { at: ({ at }: Told) => sayMoment(at, portalSettings().timeZone) }
const file = { at: ({ at }: Told) => wallClockOf(at, portalSettings().timeZone) }

interface Props {
  readonly userId: number
}

/** What was done to a user, newest first, without the sign-ins. */
export const UserHistory = ({ userId }: Props) => {
  const translate = useTranslate()
  const textsOf = useChangeTexts()
  const [count, setCount] = useState(step)
  const list = { sort: null, range: [0, count - 1], filter: {} } as const
  const entries = useCall(trail.trailOfUser, { id: userId, list }, { keepsRows: true })
  const { rows, shown } = useMemo(() => {
    const texts = new Map((entries.data ?? []).map((entry: TrailEntry) => [entry.id, textsOf(entry)]))
    return {
      rows: (entries.data ?? []).map((entry) => ({
        ...entry,
        actor: entry.actor || translate('trail.operator'),
        changes: (texts.get(entry.id) ?? []).map(sayChange).join('; '),
      })),
      shown: {
        ...show,
        changes: (row: Told) => <ChangeList changes={texts.get(row.id) ?? []} of={show.at(row)} />,
      },
    }
  }, [entries.data, textsOf, translate])
  return (
    <>
      <RowsReport
        name="auditTrail"
        entity={told}
        rows={rows}
        columns={columns}
        sort={newestFirst}
        show={shown}
        file={file}
        {...statesOf(entries)}
      />
      {rows.length === count && <Button onClick={() => setCount(count + step)}>{translate('trail.older')}</Button>}
    </>
  )
}
