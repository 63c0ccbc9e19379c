import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { type ReactNode, useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { useUnsavedPart } from '#kit/feedback/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { DateField } from '#kit/fields/DateFields.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatCount, formatDay, formatDollars } from '#kit/fields/formats.ts'
import { parseNumber } from '#kit/fields/numberText.ts'
import type { Day } from '#schema/kinds.ts'
import { answersTo, isOfDate, type RequestAnswer, type RequestDetail, requests } from '#schema/orders/requests.ts'
import { useIssueText, useRequestChange } from './useRequestChange.ts'

/** Amount or date that accepting grants, for kinds that have one. */
const useQuestion = () => {
  const translate = useTranslate()
  return ({ kind, amount, wantedOn, quantity, jobOrder }: RequestDetail) => {
    const wanted = wantedOn ? formatDay(wantedOn) : quantity === null ? '' : formatCount(quantity)
    if (kind === 'dispute')
      return translate('requests.accept.dispute', { amount: formatDollars(amount ?? (0 as never)) })
    if (isOfDate(kind) || kind === 'quantity') return translate(`requests.accept.${kind}`, { wanted, number: jobOrder })
    return kind === 'cancel' || kind === 'problem' ? translate(`requests.accept.${kind}`, { number: jobOrder }) : null
  }
}

interface Props {
  readonly request: RequestDetail
  /** Composer of a message that does not answer the request. */
  readonly message: ReactNode
}

/** Answer of staff to an open request; nothing is chosen at first. */
export const AnswerForm = ({ request, message }: Props) => {
  const { number, kind, wantedOn } = request
  const translate = useTranslate()
  const [choice, setChoice] = useState<RequestAnswer | 'message' | null>(null)
  const [day, setDay] = useState<Day | null>(null)
  const [quantity, setQuantity] = useState('')
  const [text, setText] = useState('')
  const labelId = useId()
  const notify = useNotify()
  const { confirm } = useDialogs()
  const questionOf = useQuestion()
  const issueText = useIssueText(kind)
  const { isBusy, fault, issues, run } = useRequestChange()
  useUnsavedPart(text.trim() !== '' || day !== null || quantity !== '')
  const field = (name: string) => translate(`resources.requests.fields.${name}`)
  const answers = answersTo(kind, wantedOn, businessToday())
  const needsDay = choice === 'counterOffer' && isOfDate(kind)
  const needsQuantity = choice === 'counterOffer' && kind === 'quantity'
  const pieces = parseNumber('integer', quantity) ?? 0
  const isComplete = text.trim() !== '' && (!needsDay || day !== null) && (!needsQuantity || pieces >= 1)
  const offer = {
    ...(needsDay && day !== null && { offeredOn: day }),
    ...(needsQuantity && { offeredQuantity: pieces }),
  }
  const submit = async (answer: RequestAnswer) => {
    const question = answer === 'accepted' ? questionOf(request) : null
    const title = translate(`requests.answers.${answer}`)
    if (question && !(await confirm({ title, message: question, confirmLabel: title }))) return
    if (await run(() => send(requests.answer, { number, answer, text: text.trim(), ...offer })))
      notify('requests.answered', { type: 'success', messageArgs: { number } })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControl>
        <FormLabel id={labelId}>{translate('requests.answerTitle')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={choice ?? ''}
          onChange={({ target }) => setChoice(target.value as typeof choice)}
        >
          {answers.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" />}
              label={translate(
                kind === 'question' && one === 'accepted' ? 'requests.answers.question' : `requests.answers.${one}`,
              )}
            />
          ))}
          <FormControlLabel
            value="message"
            control={<Radio size="small" />}
            label={translate('requests.answers.message')}
          />
        </RadioGroup>
      </FormControl>
      {choice === 'message' && message}
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
          label={field('offeredQuantity')}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      {choice !== null && choice !== 'message' && (
        <>
          <TextField
            multiline
            minRows={2}
            size="small"
            label={field('text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
          <BusyButton
            variant="contained"
            isBusy={isBusy}
            busyHint={translate('form.saving')}
            disabled={!isComplete}
            onClick={() => void submit(choice)}
            sx={{ justifySelf: 'start' }}
          >
            {translate('requests.answer')}
          </BusyButton>
        </>
      )}
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
    </Box>
  )
}
