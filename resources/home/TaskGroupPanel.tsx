import DoneIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { memo, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { Hint } from '#kit/feedback/Hint.tsx'
import { formatCount, formatDay, formatDollars } from '#kit/fields/formats.ts'
import { touchLink } from '#kit/touchLink.ts'
import { type TaskKind, taskKind } from '#schema/home/taskKinds.ts'
import { type TaskGroup, type TaskRow, taskAddress, tasks, tasksOfKind } from '#schema/home/tasks.ts'
import { InvoiceStateWord } from '../finance/InvoiceMark.tsx'

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
      await send(tasks.markDone, { tasks: [{ kind, key }] })
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
  const { number, about, customer, customerId, amount, day, state, stateAmount } = row
  const isNamed = customerId === current || customer === number
  const known = [about, isNamed ? '' : customer, amount === null ? '' : formatDollars(amount)]
  const facts = known.filter(Boolean).join(' · ')
  const word = taskKind(kind).day
  const title = translate(`home.tasks.numbers.${kind}`, { number, _: number })
  return (
    <li>
      <div>
        <div>
          <Link to={taskAddress(kind, row, current)} title={title}>
            {title}
          </Link>
          {day !== null && <span>{translate(`home.tasks.days.${word}`, { day: formatDay(day) })}</span>}
        </div>
        <p title={facts}>{facts}</p>
        {state && <InvoiceStateWord state={state} amount={stateAmount} />}
      </div>
      {taskKind(kind).isMarked && <DoneButton kind={kind} row={row} />}
    </li>
  )
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const rowsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 44, minWidth: 0 },
  '& > li > div': { flexGrow: 1, minWidth: 0 },
  '& > li > div > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 },
  '& a': {
    ...touchLink,
    ...oneLine,
    fontWeight: 550,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& > li > div > div > span': { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& p': { ...oneLine, typography: 'caption', color: 'text.secondary', m: 0 },
} as const

const foldStyle = {
  '& > summary': { py: 1.25, cursor: 'pointer' },
  '& > summary > div': { display: 'inline-flex', maxWidth: 'calc(100% - 24px)', verticalAlign: 'top' },
} as const

interface GroupProps {
  readonly group: TaskGroup
  /** On a phone, where a dozen open groups would fill two screens, a group is folded. */
  readonly fold?: 'open' | 'closed' | null
}

/** Tasks of one kind: the count, the first rows, and a link to all of them. */
export const TaskGroupPanel = memo(({ group, fold = null }: GroupProps) => {
  const translate = useTranslate()
  const id = useId()
  const { kind, count, rows } = group
  const head = (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minHeight: 24 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate(`home.tasks.kinds.${kind}`)}
      </Typography>
      <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(count)}
      </Typography>
    </Box>
  )
  const body = (
    <>
      <Box component="ul" sx={rowsStyle}>
        {rows.map((row) => (
          <Row key={row.key} kind={kind} row={row} />
        ))}
      </Box>
      {count > rows.length && (
        <Button
          component={Link}
          to={tasksOfKind(kind)}
          size="small"
          aria-label={translate('home.tasks.allOf', {
            count: formatCount(count),
            kind: translate(`home.tasks.kinds.${kind}`),
          })}
          sx={{ ml: -0.5 }}
        >
          {translate('home.tasks.all', { count: formatCount(count) })}
        </Button>
      )}
    </>
  )
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      {fold === null ? (
        <>
          {head}
          {body}
        </>
      ) : (
        <Box
          component="details"
          open={fold === 'open'}
          sx={[foldStyle, { borderTop: fold === 'open' ? 0 : 1, borderColor: 'divider' }]}
        >
          <summary>{head}</summary>
          {body}
        </Box>
      )}
    </Box>
  )
})
