import DoneIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { memo, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CallError } from '../../dataProvider/calls/callError.ts'
import { send } from '../../dataProvider/calls/client.ts'
import { useCall } from '../../dataProvider/calls/useCall.ts'
import { freshUntilChange } from '../../dataProvider/changes.ts'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { type TaskKind, taskKind } from '../../schema/home/taskKinds.ts'
import { type TaskGroup, type TaskRow, taskAddress, tasks } from '../../schema/home/tasks.ts'
import { useDialogs } from '../../src/kit/dialogs/dialogs.ts'
import { FailedState } from '../../src/kit/feedback/FailedState.tsx'
import { Hint } from '../../src/kit/feedback/Hint.tsx'
import { formatCount, formatDay, formatDollars } from '../../src/kit/kinds/formats.ts'
import { freshLink } from '../../src/kit/table/links/freshLink.ts'

interface RowProps {
  readonly kind: TaskKind
  readonly row: TaskRow
}

/** Marks a task as done if it does not end by itself. Each change refetches the panel. */
const DoneButton = ({ kind, row: { key, number } }: RowProps) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const [isSending, setSending] = useState(false)
  const label = translate('home.tasks.doneOf', { number })
  const markDone = async () => {
    setSending(true)
    try {
      await send(tasks.markDone, { kind, key })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await alert({ message: translate('home.tasks.doneFailed') })
    } finally {
      setSending(false)
    }
  }
  return (
    <Hint title={label}>
      <IconButton size="small" aria-label={label} disabled={isSending} onClick={() => void markDone()}>
        <DoneIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}

/** Plain elements, styled once by the panel (`rowsStyle`), because there are dozens. */
const Row = ({ kind, row }: RowProps) => {
  const translate = useTranslate()
  const current = useCurrentCustomer()
  const { number, about, customer, customerId, amount, day } = row
  const known = [about, customerId === current ? '' : customer, amount === null ? '' : formatDollars(amount)]
  const word = taskKind(kind).day
  const title = translate(`home.tasks.numbers.${kind}`, { number, _: number })
  return (
    <li>
      <div>
        <div>
          <Link to={taskAddress(kind, row, current)} state={freshLink} title={title}>
            {title}
          </Link>
          {day !== null && <span>{translate(`home.tasks.days.${word}`, { day: formatDay(day) })}</span>}
        </div>
        <p>{known.filter(Boolean).join(' · ')}</p>
      </div>
      {taskKind(kind).isMarked && <DoneButton kind={kind} row={row} />}
    </li>
  )
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const rowsStyle = {
  ...{ listStyle: 'none', m: 0, p: 0 },
  '& > li': { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 44, minWidth: 0 },
  '& > li > div': { flexGrow: 1, minWidth: 0 },
  '& > li > div > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 },
  '& a': { ...oneLine, fontWeight: 550, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& > li > div > div > span': { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& p': { ...oneLine, typography: 'caption', color: 'text.secondary', m: 0 },
} as const

/** Hundreds of rows scroll in place, so that the rest of the page stays in reach. */
const wholeStyle = { ...rowsStyle, maxHeight: 480, overflowY: 'auto' } as const

interface GroupProps {
  readonly group: TaskGroup
}

/** Tasks of one kind: the count and the first rows, which a button extends by the others. */
export const TaskGroupPanel = memo(({ group }: GroupProps) => {
  const translate = useTranslate()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { kind, count } = group
  const canFold = count > group.rows.length
  const whole = useCall(tasks.list, { kind }, { enabled: isWhole && canFold, staleTime: freshUntilChange })
  const rows = (isWhole && canFold && whole.data?.groups[0]?.rows) || group.rows
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minHeight: 24 }}>
        <Typography id={id} component="h3" sx={{ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
          {translate(`home.tasks.kinds.${kind}`)}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {formatCount(count)}
        </Typography>
      </Box>
      <Box component="ul" sx={isWhole ? wholeStyle : rowsStyle}>
        {rows.map((row) => (
          <Row key={row.key} kind={kind} row={row} />
        ))}
      </Box>
      {isWhole && whole.error !== null && <FailedState error={whole.error} onRetry={() => void whole.refetch()} />}
      {canFold && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ ml: -0.5 }}>
          {isWhole && whole.data !== undefined
            ? translate('home.tasks.fewer')
            : translate('home.tasks.all', { count: formatCount(count) })}
        </Button>
      )}
    </Box>
  )
})
