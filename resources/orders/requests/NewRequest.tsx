import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { sendFiles } from '#dataProvider/upload.ts'
import { DateField } from '#kit/dates/DateFields.tsx'
import { FormDrawer } from '#kit/dialogs/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { ChooseFiles } from '#kit/upload/ChooseFiles.tsx'
import type { UploadRow } from '#kit/upload/fileRules.ts'
import type { Day } from '#schema/kinds.ts'
import type { RequestKind } from '#schema/orders/requestKinds.ts'
import { disputeReasons, isOfDate, maxRequestFiles, requests } from '#schema/orders/requests.ts'
import type { Cents } from '#values/types.ts'
import { useRequestChange } from './useRequestChange.ts'

export interface Subject {
  readonly customerId: number
  readonly kinds: readonly RequestKind[]
  /** Job order, or invoice for a dispute. */
  readonly number: string
  /** Amount that can be disputed. */
  readonly amount?: Cents
}

interface Props extends Subject {
  readonly onClose: () => void
}

const maxText = 1000

/** Drawer in which a customer makes a request on a line or an invoice. */
export const NewRequest = ({ customerId, kinds, number, amount: most, onClose }: Props) => {
  const translate = useTranslate()
  const [kind, setKind] = useState<RequestKind>(kinds[0] ?? 'question')
  const [day, setDay] = useState<Day | null>(null)
  const [quantity, setQuantity] = useState('')
  const [reason, setReason] = useState<(typeof disputeReasons)[number]>('quantity')
  const [amount, setAmount] = useState(most === undefined ? '' : (most / 100).toFixed(2))
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly UploadRow[]>([])
  const [isMissing, setMissing] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const { isBusy, fault, run } = useRequestChange()
  const field = (name: string) => translate(`resources.requests.fields.${name}`)
  const cents = Math.round(Number(amount) * 100) as Cents
  const isComplete =
    text.trim() !== '' &&
    (!isOfDate(kind) || day !== null) &&
    (kind !== 'quantity' || Number(quantity) >= 1) &&
    (kind !== 'dispute' || cents > 0)

  const submit = async () => {
    setMissing(!isComplete)
    if (!isComplete) return
    const input = {
      ...{ customerId, kind, text: text.trim() },
      ...(kind === 'dispute' ? { invoice: number, reason, amount: cents } : { jobOrder: number }),
      ...(isOfDate(kind) && day !== null && { wantedOn: day }),
      ...(kind === 'quantity' && { quantity: Number(quantity) }),
    }
    const chosen = files.map(({ file }) => file)
    const names = chosen.map(({ name, size }) => ({ name, size }))
    if (await run(() => sendFiles(requests.create, input, chosen, { repeatKey: keyOf({ ...input, names }) }))) onClose()
  }
  return (
    <FormDrawer
      title={translate('requests.new', { number })}
      onClose={onClose}
      submitLabel={translate('requests.send')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={text !== '' || files.length > 0}
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
      {isOfDate(kind) && <DateField label={field('wantedOn')} day={day} onChange={setDay} />}
      {kind === 'quantity' && (
        <TextField
          size="small"
          type="number"
          label={field('quantity')}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
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
        slotProps={{ htmlInput: { maxLength: maxText } }}
      />
      <ChooseFiles
        size="small"
        rows={files}
        onChoose={(rows) => setFiles(rows.slice(0, maxRequestFiles))}
        isSingle={false}
      >
        {translate('requests.files', { smart_count: files.length })}
      </ChooseFiles>
      {isMissing && !isComplete && <MessageBanner kind="error">{translate('requests.incomplete')}</MessageBanner>}
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
    </FormDrawer>
  )
}
