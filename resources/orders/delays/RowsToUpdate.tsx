import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { SystemStyleObject } from '@mui/system'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { DayCell } from '#kit/fields/DayCell.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import { timelineLinkStyle } from '#kit/table/cellStyles.ts'
import { TimelineLink } from '#kit/table/TimelineLink.tsx'
import { maxReasonCharacters } from '#schema/orders/delays.ts'
import { type Queued, usePageQueue } from './useDelayQueue.ts'

interface Props {
  readonly row: Queued
}

/** Change by another user: keep the own date, or remove the row. */
const Newer = ({ row: { id, jobOrder, newer } }: Props) => {
  const translate = useTranslate()
  const { keep } = usePageQueue()
  if (!newer) return null
  const day = newer.date ? formatDay(newer.date) : translate('delays.none')
  return (
    <Typography variant="body2" sx={{ color: 'states.critical.main', gridColumn: '1 / -1' }}>
      {translate(newer.isOpen ? 'delays.movedTo' : 'delays.closed', { day })}{' '}
      {newer.isOpen && (
        <Button
          size="small"
          aria-label={translate('delays.keepOf', { order: jobOrder })}
          onClick={() => keep(id)}
          sx={{ minHeight: 28, py: 0 }}
        >
          {translate('delays.keep')}
        </Button>
      )}
    </Typography>
  )
}

const QueuedRow = ({ row }: Props) => {
  const { id, jobOrder, providerPartNumber, seen, date, comment } = row
  const translate = useTranslate()
  const { fault, comment: setComment, setDate, remove } = usePageQueue()
  const isMissing = fault?.kind === 'commentsMissing' && comment.trim() === ''
  return (
    <Box component="li" className="queued">
      <Box>
        <TimelineLink of="jobOrder" number={jobOrder} customerId={row.customerId ?? null}>
          <strong>{jobOrder}</strong>
        </TimelineLink>{' '}
        {providerPartNumber}
        <br />
        {translate('delays.from')}: {seen ? formatDay(seen) : translate('delays.none')}
        <br />
        {translate('delays.to')}:{' '}
        <DayCell
          label={translate('delays.dateOf', { order: jobOrder })}
          day={date}
          onChange={(picked) => picked !== null && setDate(id, picked)}
        />
        {date < businessToday() && (
          <Typography variant="body2" sx={{ color: 'states.delayed.main' }}>
            {translate('kit.dates.past', { day: formatDay(date) })}
          </Typography>
        )}
      </Box>
      <TextField
        size="small"
        multiline
        fullWidth
        label={translate('delays.comment')}
        value={comment}
        error={isMissing}
        onChange={(event) => setComment(id, event.target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': translate('delays.commentOf', { order: jobOrder }),
            maxLength: maxReasonCharacters,
          },
        }}
      />
      <Button size="small" aria-label={translate('delays.removeOf', { order: jobOrder })} onClick={() => remove(id)}>
        {translate('delays.remove')}
      </Button>
      <Newer row={row} />
    </Box>
  )
}

const style = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 1.5,
  display: 'grid',
  gap: 1.5,
  ...timelineLinkStyle,
  '& ul': { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 },
  '& .queued': {
    display: 'grid',
    gap: 1,
    alignItems: 'center',
    justifyItems: 'start',
    '& + .queued': { borderTop: 1, borderColor: 'divider', pt: 1.5 },
    overflowWrap: 'anywhere',
  },
} as const

/** One comment for all queued lines. */
const CommentForAll = () => {
  const translate = useTranslate()
  const { commentAll } = usePageQueue()
  const [text, setText] = useState('')
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        size="small"
        fullWidth
        label={translate('delays.commentForAll')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: maxReasonCharacters } }}
      />
      <Button size="small" disabled={text.trim() === ''} onClick={() => commentAll(text.trim())}>
        {translate('delays.setForAll')}
      </Button>
    </Box>
  )
}

interface RowsToUpdateProps {
  readonly sx?: SystemStyleObject
}

/** Queued lines with their new dates, submitted together. */
export const RowsToUpdate = ({ sx = {} }: RowsToUpdateProps) => {
  const translate = useTranslate()
  const { rows, isBusy, fault, submit } = usePageQueue()
  if (rows.length === 0) return null
  return (
    <Box component="section" aria-label={translate('delays.rows')} sx={[style, sx]}>
      <Typography variant="h2">{translate('delays.rows')}</Typography>
      {fault && <MessageBanner kind="error">{fault.text}</MessageBanner>}
      {rows.length > 1 && <CommentForAll />}
      <ul>
        {rows.map((row) => (
          <QueuedRow key={row.id} row={row} />
        ))}
      </ul>
      <BusyButton
        variant="contained"
        isBusy={isBusy}
        busyHint={translate('form.saving')}
        onClick={() => void submit()}
        sx={{ justifySelf: 'start' }}
      >
        {translate('delays.submit')}
      </BusyButton>
    </Box>
  )
}
