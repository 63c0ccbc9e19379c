import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { sendFiles } from '#dataProvider/upload.ts'
import { DateField } from '#kit/dates/DateFields.tsx'
import { businessToday } from '#kit/dates/days.ts'
import { FormDrawer } from '#kit/dialogs/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { type FieldIssues, issuesAbout } from '#kit/form/issues.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { formatDay } from '#kit/kinds/formats.ts'
import { ChooseFiles } from '#kit/upload/ChooseFiles.tsx'
import type { UploadRow } from '#kit/upload/fileRules.ts'
import type { KindName } from '#schema/fields.ts'
import type { Day } from '#schema/kinds.ts'
import type { RequestKind } from '#schema/orders/requestKinds.ts'
import { disputeReasons, isOfDate, maxRequestFiles, newRequest, requests } from '#schema/orders/requests.ts'
import type { Cents } from '#values/types.ts'
import { useIssueText, useRequestChange } from './useRequestChange.ts'

export interface Subject {
  readonly customerId: number
  readonly kinds: readonly RequestKind[]
  /** Job order, or invoice for a dispute. */
  readonly number: string
  /** Amount that can be disputed. */
  readonly amount?: Cents
  /** Shown to those who ask for another date, unless it has passed. */
  readonly promisedOn?: Day | null
}

interface Props extends Subject {
  readonly onClose: () => void
}

const maxText = 1000

/** Kinds that are offered alone, whose drawer has no choice of a kind. */
const titled: readonly RequestKind[] = ['question', 'problem', 'dispute']

/** Drawer in which a customer makes a request on a line or an invoice. */
export const NewRequest = ({ customerId, kinds, number, amount: most, promisedOn, onClose }: Props) => {
  const translate = useTranslate()
  const [kind, setKind] = useState<RequestKind>(kinds[0] ?? 'question')
  const [day, setDay] = useState<Day | null>(null)
  const [quantity, setQuantity] = useState('')
  const [reason, setReason] = useState<(typeof disputeReasons)[number]>('quantity')
  const [amount, setAmount] = useState(most === undefined ? '' : (most / 100).toFixed(2))
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly UploadRow[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const notify = useNotify()
  const issueText = useIssueText(kind)
  const { isBusy, fault, issues: rejected, run } = useRequestChange()
  const field = (name: string) => translate(`resources.requests.fields.${name}`)
  const cents = Math.round(Number(amount) * 100) as Cents
  const input = {
    ...{ customerId, kind, text: text.trim() },
    ...(kind === 'dispute' ? { invoice: number, reason, amount: cents } : { jobOrder: number }),
    ...(isOfDate(kind) && day !== null && { wantedOn: day }),
    ...(kind === 'quantity' && { quantity: Number(quantity) }),
  }
  const missing: FieldIssues = {
    ...issuesAbout(newRequest, input),
    ...(isOfDate(kind) && day === null && { wantedOn: { code: 'required' } }),
    ...(kind === 'quantity' && quantity === '' && { quantity: { code: 'required' } }),
    ...(kind === 'dispute' && !(cents > 0) && { amount: { code: 'min', limit: 0.01 } }),
    ...(kind === 'dispute' && most !== undefined && cents > most && { amount: { code: 'max', limit: most / 100 } }),
  }
  const isComplete = Object.keys(missing).length === 0
  const errorOf = (name: string, ofKind?: KindName) =>
    issueText(isSubmitted && !isComplete ? missing : rejected, name, ofKind)
  const marked = (name: string, ofKind?: KindName) => {
    const error = errorOf(name, ofKind)
    return error !== undefined && { error: true, helperText: error }
  }

  const submit = async () => {
    setSubmitted(true)
    if (!isComplete) return
    const chosen = files.map(({ file }) => file)
    const names = chosen.map(({ name, size }) => ({ name, size }))
    const create = async () => {
      const made = await sendFiles(requests.create, input, chosen, { repeatKey: keyOf({ ...input, names }) })
      notify('requests.sent', { type: 'success', messageArgs: { number: made.number } })
    }
    if (await run(create)) onClose()
  }
  const title = kinds.length === 1 && titled.includes(kind) ? `requests.titles.${kind}` : 'requests.new'
  const isAmountChanged = most !== undefined && cents !== most
  const isUnsaved = text !== '' || files.length > 0 || day !== null || quantity !== '' || isAmountChanged
  return (
    <FormDrawer
      title={translate(title, { number })}
      onClose={onClose}
      submitLabel={translate('requests.send')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={isUnsaved}
    >
      {kinds.length > 1 && (
        <TextField
          select
          size="small"
          label={field('kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as RequestKind)}
        >
          {kinds.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`resources.requests.words.kind.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isOfDate(kind) && promisedOn && promisedOn >= businessToday() && (
        <Typography variant="body2">{translate('requests.promised', { day: formatDay(promisedOn) })}</Typography>
      )}
      {isOfDate(kind) && (
        <DateField label={field('wantedOn')} day={day} onChange={setDay} isLive error={errorOf('wantedOn')} />
      )}
      {kind === 'quantity' && (
        <TextField
          size="small"
          type="number"
          label={field('quantity')}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
          {...marked('quantity', 'integer')}
        />
      )}
      {kind === 'dispute' && (
        <>
          <TextField
            select
            size="small"
            label={field('reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value as typeof reason)}
          >
            {disputeReasons.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`resources.requests.words.reason.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            size="small"
            type="number"
            label={field('amount')}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            {...marked('amount', 'money')}
          />
        </>
      )}
      <TextField
        multiline
        minRows={3}
        size="small"
        label={field('text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...marked('text')}
        slotProps={{ htmlInput: { maxLength: maxText } }}
      />
      <ChooseFiles size="small" rows={files} onChoose={setFiles} max={maxRequestFiles} isSingle={false}>
        {translate('requests.files', { smart_count: files.length })}
      </ChooseFiles>
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
    </FormDrawer>
  )
}
