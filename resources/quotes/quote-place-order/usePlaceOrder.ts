import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CallError } from '../../../dataProvider/calls/callError.ts'
import { describeReason } from '../../../dataProvider/calls/failureTexts.ts'
import { orderRequests } from '../../../schema/quotes/orderRequests.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { formatDollars } from '../../../src/kit/kinds/formats.ts'
import { useFileSending } from '../../useFileSending.ts'
import { isWhole, type OrderRow, totalOf } from './orderRows.ts'

const clashes: readonly unknown[] = ['name', 'ordered', 'expired']

/** Reason of a failure; conflicts (ordered by another user, expired, duplicate name) have their own texts. */
const reasonOf = (error: unknown, name: string, translate: ReturnType<typeof useTranslate>) => {
  const current = error instanceof CallError && error.status === 409 ? error.current : null
  const reason = (current as { readonly reason?: string } | null)?.reason
  return clashes.includes(reason)
    ? translate(`placeOrder.clashes.${reason}`, { name })
    : describeReason(error, translate)
}

export const usePlaceOrder = (customerId: number, start: readonly OrderRow[]) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { alert, confirm } = useDialogs()
  const [rows, setRows] = useState(start)
  const [name, setName] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const [isPlaced, setPlaced] = useState(false)
  const { rows: files, choose: setFiles, run, ...upload } = useFileSending(orderRequests.place)

  const submit = async () => {
    if (name.trim() === '' || files.length === 0 || !isWhole(rows)) return setMessage(translate('placeOrder.missing'))
    const input = {
      customerId,
      name: name.trim(),
      rows: rows.map(({ quoteId, item, release, quantity }) => ({
        quoteId,
        item,
        release,
        quantity: Number(quantity),
      })),
    }
    const values = { name: input.name, total: formatDollars(totalOf(rows)) }
    setMessage(null)
    const label = translate('placeOrder.submit')
    if (!(await confirm({ message: translate('placeOrder.question', values), confirmLabel: label }))) return
    const result = await run(input)
    if (!result.isDone) {
      if (result.error)
        setMessage(translate('placeOrder.failed', { reason: reasonOf(result.error, input.name, translate) }))
      return
    }
    setPlaced(true)
    await alert({ message: translate('placeOrder.done', { number: result.answer.number }) })
    navigate('/quote-status')
  }
  const isTouched = name !== '' || files.length > 0 || rows !== start
  return { rows, setRows, name, setName, files, setFiles, message, upload, submit, isUnsaved: isTouched && !isPlaced }
}
