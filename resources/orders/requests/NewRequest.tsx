import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { sendFiles } from '#dataProvider/upload.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { DateField } from '#kit/fields/DateFields.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatMoney } from '#kit/fields/formats.ts'
import { parseNumber } from '#kit/fields/numberText.ts'
import { ChooseFiles } from '#kit/files/ChooseFiles.tsx'
import type { UploadRow } from '#kit/files/fileRules.ts'
import { type FieldIssues, issuesAbout } from '#kit/form/issues.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import type { KindName } from '#schema/fields.ts'
import type { Day } from '#schema/kinds.ts'
import { kindsOfLine, kindsOfLines, type RequestKind } from '#schema/orders/requestKinds.ts'
import {
  defects,
  disputeReasons,
  isOfDate,
  isWantedDate,
  maxRequestFiles,
  newRequest,
  type RequestableLine,
  requests,
  wishes,
} from '#schema/orders/requests.ts'
import type { Cents } from '#values/types.ts'
import { LineFacts, LinesToRequest, OpenAlready, openRequestOn } from './RequestedLines.tsx'
import { useIssueText, useRequestChange } from './useRequestChange.ts'

export interface Subject {
  readonly customerId: number
  /** Job orders, or an invoice for a dispute. */
  readonly numbers: readonly string[]
  /** By default those that the lines can have. */
  readonly kinds?: readonly RequestKind[]
  /** Chosen at first; by default the first one. */
  readonly kind?: RequestKind
  /** Amount that can be disputed. */
  readonly amount?: Cents
  /** For a line that only a company's services have. */
  readonly promisedOn?: Day | null
}

interface Props extends Subject {
  readonly onSent?: (() => void) | undefined
  readonly onClose: () => void
}

const maxText = 1000

/** Kinds that are offered alone, whose drawer has no choice of a kind. */
const titled: readonly RequestKind[] = ['question', 'problem', 'dispute']

/** The lines of a request; for a dispute, none. */
const useLines = ({ customerId, numbers, kinds = [] }: Subject) => {
  const isOfLines = kinds[0] !== 'dispute'
  return useCall(requests.requestableLines, { customerId, jobOrders: [...numbers] }, { enabled: isOfLines })
}

/** Kinds that lines can have; a line that only a company's services have can have any. */
const kindsFor = (lines: readonly RequestableLine[]): readonly RequestKind[] => {
  const [line] = lines
  if (lines.length > 1) return kindsOfLines
  return kindsOfLine({ ordered: line?.ordered ?? 1, shipped: line?.shipped ?? 0 })
}

/** Drawer in which a customer makes a request on lines or an invoice. */
export const NewRequest = ({ onSent, onClose, ...subject }: Props) => {
  const { customerId, numbers, amount: most, promisedOn = null } = subject
  const [number = ''] = numbers
  const isOfMany = numbers.length > 1
  const translate = useTranslate()
  const query = useLines(subject)
  const lines = query.data ?? []
  const offered = kindsFor(lines)
  const kinds = subject.kinds ? subject.kinds.filter((one) => !isOfMany || offered.includes(one)) : offered
  const [chosen = kinds[0], setKind] = useState(subject.kind)
  const kind = chosen && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'question')
  const [day, setDay] = useState<Day | null>(null)
  const [quantity, setQuantity] = useState('')
  const [reason, setReason] = useState<(typeof disputeReasons)[number]>('quantity')
  const [defect, setDefect] = useState<(typeof defects)[number] | ''>('')
  const [wish, setWish] = useState<(typeof wishes)[number] | ''>('')
  const [identities, setIdentities] = useState('')
  const [stopsShipping, setStopsShipping] = useState(false)
  const [amount, setAmount] = useState(most === undefined ? '' : formatMoney(most))
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly UploadRow[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const notify = useNotify()
  const issueText = useIssueText(kind)
  const { isBusy, fault, issues: rejected, run } = useRequestChange()
  const field = (name: string) => translate(`resources.requests.fields.${name}`)
  const cents = parseNumber('money', amount) as Cents | null
  const open = isOfMany ? undefined : lines.flatMap((line) => openRequestOn(line, kind) ?? [])[0]
  const asked = lines.filter((line) => openRequestOn(line, kind) === undefined)
  const jobOrders = asked.map(({ jobOrder }) => jobOrder)
  const wanted = isOfDate(kind) && day !== null ? { wantedOn: day } : {}
  const input = {
    customerId,
    kind,
    text: text.trim(),
    ...(kind === 'dispute' ? { invoice: number, reason, amount: cents ?? (0 as Cents) } : { jobOrder: number }),
    ...wanted,
    ...((kind === 'quantity' || kind === 'problem') && { quantity: parseNumber('integer', quantity) ?? 0 }),
    ...(kind === 'problem' && defect !== '' && { defect }),
    ...(kind === 'problem' && wish !== '' && { wish }),
    ...(kind === 'problem' && identities.trim() !== '' && { identities: identities.trim() }),
    ...(kind === 'problem' && stopsShipping && { stopsShipping }),
  }
  const unfit = day === null ? [] : asked.filter((line) => !isWantedDate(kind, day, line.promisedOn, businessToday()))
  const missing: FieldIssues = {
    ...issuesAbout(newRequest, input),
    ...(isOfDate(kind) && day === null && { wantedOn: { code: 'required' } }),
    ...(isOfDate(kind) && unfit.length > 0 && { wantedOn: { code: 'choice' } }),
    ...('quantity' in input && quantity.trim() === '' && { quantity: { code: 'required' } }),
    ...(kind === 'problem' && defect === '' && { defect: { code: 'required' } }),
    ...(kind === 'problem' && wish === '' && { wish: { code: 'required' } }),
    ...(kind === 'dispute' && !((cents ?? 0) > 0) && { amount: { code: 'min', limit: 0.01 } }),
    ...(kind === 'dispute' &&
      most !== undefined &&
      (cents ?? 0) > most && { amount: { code: 'max', limit: most / 100 } }),
  }
  const isComplete = Object.keys(missing).length === 0
  const errorOf = (name: string, ofKind?: KindName) =>
    issueText(isSubmitted && !isComplete ? missing : rejected, name, ofKind)
  const marked = (name: string, ofKind?: KindName) => {
    const error = errorOf(name, ofKind)
    return error !== undefined && { error: true, helperText: error }
  }
  const dateError = () => {
    const error = errorOf('wantedOn')
    const orders = unfit.map(({ jobOrder }) => jobOrder).join(', ')
    return error && isOfMany && orders ? `${error} ${orders}` : error
  }

  const submit = async () => {
    setSubmitted(true)
    if (!isComplete) return
    const chosenFiles = files.map(({ file }) => file)
    const names = chosenFiles.map(({ name, size }) => ({ name, size }))
    const create = async () => {
      const made = await sendFiles(requests.create, input, chosenFiles, { repeatKey: keyOf({ ...input, names }) })
      notify('requests.sent', { type: 'success', messageArgs: { number: made.number } })
    }
    const createForLines = async () => {
      const many = {
        customerId,
        kind: kind === 'earlier' ? kind : 'question',
        jobOrders,
        text: text.trim(),
        ...wanted,
      } as const
      const made = await send(requests.createForLines, many, { repeatKey: keyOf(many) })
      notify('requests.sentMany', { type: 'success', messageArgs: { smart_count: made.numbers.length } })
    }
    if (!(await run(isOfMany ? createForLines : create))) return
    onSent?.()
    onClose()
  }
  const title = isOfMany
    ? translate('requests.newMany', { smart_count: numbers.length })
    : translate(kinds.length === 1 && titled.includes(kind) ? `requests.titles.${kind}` : 'requests.new', { number })
  const isAmountChanged = most !== undefined && cents !== most
  const isUnsaved =
    text !== '' || files.length > 0 || day !== null || quantity !== '' || identities !== '' || isAmountChanged
  const isBlocked = open !== undefined || (isOfMany && query.isSuccess && asked.length === 0)
  return (
    <FormDrawer
      title={title}
      onClose={onClose}
      {...(!isBlocked && { submitLabel: translate('requests.send') })}
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
      {kind !== 'dispute' && (
        <Loadable height={isOfMany ? 160 : 88} {...statesOf(query)}>
          {isOfMany && <LinesToRequest lines={lines} kind={kind} />}
          {!isOfMany && lines.map((line) => <LineFacts key={line.jobOrder} line={line} promisedOn={promisedOn} />)}
        </Loadable>
      )}
      {open !== undefined && <OpenAlready number={open} />}
      {!isBlocked && (
        <>
          {isOfDate(kind) && (
            <DateField label={field('wantedOn')} day={day} onChange={setDay} isLive error={dateError()} />
          )}
          {'quantity' in input && (
            <TextField
              size="small"
              label={kind === 'problem' ? translate('requests.piecesAffected') : field('quantity')}
              value={quantity}
              onChange={({ target }) => setQuantity(target.value)}
              {...marked('quantity', 'integer')}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
          {kind === 'problem' && (
            <>
              <TextField
                size="small"
                label={field('identities')}
                value={identities}
                onChange={({ target }) => setIdentities(target.value)}
                {...marked('identities')}
                slotProps={{ htmlInput: { maxLength: 500 } }}
              />
              <TextField
                select
                size="small"
                label={field('defect')}
                value={defect}
                onChange={({ target }) => setDefect(target.value as typeof defect)}
                {...marked('defect')}
              >
                {defects.map((one) => (
                  <MenuItem key={one} value={one}>
                    {translate(`resources.requests.words.defect.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                select
                size="small"
                label={field('wish')}
                value={wish}
                onChange={({ target }) => setWish(target.value as typeof wish)}
                {...marked('wish')}
              >
                {wishes.map((one) => (
                  <MenuItem key={one} value={one}>
                    {translate(`resources.requests.words.wish.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
              <FormControlLabel
                control={<Checkbox checked={stopsShipping} onChange={(_event, isOn) => setStopsShipping(isOn)} />}
                label={translate('requests.stopsShipping')}
              />
            </>
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
                label={field('amount')}
                value={amount}
                onChange={({ target }) => setAmount(target.value)}
                onBlur={() => (cents ?? 0) > 0 && setAmount(formatMoney(cents ?? (0 as Cents)))}
                {...marked('amount', 'money')}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
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
          {!isOfMany && (
            <ChooseFiles size="small" rows={files} onChoose={setFiles} max={maxRequestFiles} isSingle={false}>
              {translate('requests.files', { smart_count: files.length })}
            </ChooseFiles>
          )}
        </>
      )}
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
    </FormDrawer>
  )
}
