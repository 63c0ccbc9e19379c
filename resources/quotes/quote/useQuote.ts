import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentUser } from '../../../authProvider/currentUser.ts'
import { send } from '../../../dataProvider/client.ts'
import { describeReason } from '../../../dataProvider/failureTexts.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import { notPossible, quotes } from '../../../schema/quotes.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { repeatKeys } from '../../../src/kit/form/repeatKeys.ts'
import { formatCount, formatDollars } from '../../../src/kit/kinds/formats.ts'
import { emptyForm, isComplete, type QuoteForm, requestOf } from './quoteForm.ts'

type Contact = AnswerOf<typeof quotes.contact>
export type QuotedPart = AnswerOf<typeof quotes.quotePart>

/** The form, what it was quoted at so far, and what can be done with it. */
export const useQuote = (customerId: number, contact: Contact | undefined) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const { data: user } = useCurrentUser()
  const [form, setForm] = useState<QuoteForm>(emptyForm)
  const [number, setNumber] = useState<string | null>(null)
  const [parts, setParts] = useState<readonly QuotedPart[]>([])
  const [busy, setBusy] = useState<'quote' | 'mail' | null>(null)
  const [keyOf] = useState(repeatKeys)

  const add = (part: QuotedPart) => {
    setNumber(part.number)
    setParts((before) => [...before, part])
    return alert({
      title: translate('quote.quoted'),
      message: translate('quote.facts', {
        ...{ number: part.number, quantity: formatCount(part.quantity) },
        ...{ price: part.price === null ? '-' : formatDollars(part.price), weeks: part.weeks },
      }),
    })
  }
  const getQuote = async () => {
    if (!contact) return
    if (!isComplete(form)) return alert({ title: translate('quote.error'), message: translate('quote.required') })
    if (form.spec === '') return alert({ title: translate('quote.error'), message: translate('quote.chooseSpec') })
    // Asked for twice on purpose, a part stands in the quote twice.
    const input = requestOf(form, { customerId, crmId: contact.crmId, number })
    setBusy('quote')
    try {
      const part = await send(quotes.quotePart, input, { repeatKey: `${keyOf(input)}-${parts.length}` })
      if (part.error === notPossible)
        await alert({ title: translate('quote.error'), message: translate('quote.notPossible') })
      else await add(part)
    } catch (error) {
      const reason = describeReason(error, translate)
      await alert({ title: translate('quote.error'), message: translate('quote.failed', { reason }) })
    } finally {
      setBusy(null)
    }
  }
  const mail = async () => {
    if (!contact || !user || number === null) return
    const input = { customerId, email: user.email, customer: contact.customer, number }
    setBusy('mail')
    try {
      const { error, message } = await send(quotes.mail, input, { repeatKey: `${keyOf(input)}-${parts.length}` })
      if (error !== '0') throw new Error(error)
      await alert({ title: translate('quote.mailed'), message: message ?? '' })
    } catch {
      await alert({ message: translate('quote.mailFailed') })
    } finally {
      setBusy(null)
    }
  }
  return {
    ...{ form, number, parts, busy, getQuote, mail },
    change: (changed: Partial<QuoteForm>) => setForm((before) => ({ ...before, ...changed })),
    restart: () => {
      setNumber(null)
      setParts([])
    },
  }
}
