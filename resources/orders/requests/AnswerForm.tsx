import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { DateField } from '#kit/dates/DateFields.tsx'
import { useUnsavedPart } from '#kit/dialogs/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import type { Day } from '#schema/kinds.ts'
import { isOfDate, type RequestAnswer, type RequestDetail, requestAnswers, requests } from '#schema/orders/requests.ts'
import { useIssueText, useRequestChange } from './useRequestChange.ts'

interface Props {
  readonly request: RequestDetail
}

/** Answer of staff to an open request. */
export const AnswerForm = ({ request: { number, kind } }: Props) => {
  const translate = useTranslate()
  const [answer, setAnswer] = useState<RequestAnswer>('accepted')
  const [day, setDay] = useState<Day | null>(null)
  const [quantity, setQuantity] = useState('')
  const [text, setText] = useState('')
  const issueText = useIssueText(kind)
  const { isBusy, fault, issues, run } = useRequestChange()
  useUnsavedPart(text.trim() !== '' || day !== null || quantity !== '')
  const field = (name: string) => translate(`resources.requests.fields.${name}`)
  const needsDay = answer === 'counterOffer' && isOfDate(kind)
  const needsQuantity = answer === 'counterOffer' && kind === 'quantity'
  const isComplete = text.trim() !== '' && (!needsDay || day !== null) && (!needsQuantity || Number(quantity) >= 1)
  const offer = {
    ...(needsDay && day !== null && { offeredOn: day }),
    ...(needsQuantity && { offeredQuantity: Number(quantity) }),
  }
  const submit = () => run(() => send(requests.answer, { number, answer, text: text.trim(), ...offer }))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="h3">{translate('requests.answerTitle')}</Typography>
      <TextField
        select
        size="small"
        label={field('answer')}
        value={answer}
        onChange={({ target }) => setAnswer(target.value as RequestAnswer)}
      >
        {requestAnswers.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`resources.requests.words.answer.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {needsDay && (
        <DateField
          label={field('offeredOn')}
          day={day}
          onChange={setDay}
          isLive
          error={issueText(issues, 'offeredOn')}
        />
      )}
      {needsQuantity && (
        <TextField
          size="small"
          type="number"
          label={field('offeredQuantity')}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
        />
      )}
      <TextField
        multiline
        minRows={2}
        size="small"
        label={field('text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button
        variant="contained"
        disabled={isBusy || !isComplete}
        onClick={() => void submit()}
        sx={{ justifySelf: 'start' }}
      >
        {translate('requests.answer')}
      </Button>
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
    </Box>
  )
}
