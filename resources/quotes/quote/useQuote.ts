import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { formatCount, formatDollars } from '#kit/fields/formats.ts'
import { type FieldIssues, issuesAbout, issuesIn } from '#kit/form/issues.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import type { AnswerOf, InputOf } from '#schema/call.ts'
import { support } from '#schema/company/support.ts'
import { hasNoWall, notPossible, quoteRequest, quotes } from '#schema/quotes/quotes.ts'
import { emptyForm, isComplete, numberNames, type QuoteForm, requestOf } from './quoteForm.ts'

type Contact = Required<AnswerOf<typeof quotes.contact>>
type QuoteInput = InputOf<typeof quotes.quotePart>

/** Answer with the piece that was asked for. */
export type QuotedPart = AnswerOf<typeof quotes.quotePart> &
  Pick<QuoteInput, 'type' | 'outerDiameter' | 'innerDiameter' | 'length' | 'specGuid'>

export const useQuote = (customerId: number, contact: Contact | undefined) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const { data: user } = useCurrentUser()
  const { data: seller } = useCall(support.salesContact, { customerId })
  const [form, setForm] = useState<QuoteForm>(emptyForm)
  const [number, setNumber] = useState<string | null>(null)
  const [parts, setParts] = useState<readonly QuotedPart[]>([])
  const [busy, setBusy] = useState<'quote' | 'mail' | null>(null)
  const [issues, setIssues] = useState<FieldIssues>({})
  // Enter and a click can both submit the form before it is rendered as busy.
  const isAsking = useRef(false)
  const [keyOf] = useState(repeatKeys)

  const add = (part: QuotedPart) => {
    setNumber(part.number)
    setParts((before) => [...before, part])
    return alert({
      title: translate('quote.quoted'),
      message: translate('quote.facts', {
        number: part.number,
        quantity: formatCount(part.quantity),
        price: part.price === null ? '-' : formatDollars(part.price),
        weeks: part.weeks ?? '-',
      }),
    })
  }
  const warn = (text: string, reason = '') =>
    alert({ title: translate('quote.error'), message: translate(`quote.${text}`, { reason }) })
  const warnNotPossible = () => {
    const sellerContact = seller && `${seller.sellerName}, ${seller.sellerEmail}`
    const message = [translate('quote.notPossible'), sellerContact].filter(Boolean).join('\n')
    return alert({ title: translate('quote.error'), message })
  }

  const ask = async (input: QuoteInput) => {
    try {
      // The number of parts is part of the key: a part requested twice on purpose is quoted twice.
      const part = await send(quotes.quotePart, input, { repeatKey: `${keyOf(input)}-${parts.length}` })
      if (part.error === notPossible) return await warnNotPossible()
      // The reason is the service's own text.
      if (part.number === null || part.price === null) return await warn('failed', part.error)
      const { type, outerDiameter, innerDiameter, length, specGuid } = input
      await add({ ...part, type, outerDiameter, innerDiameter, length, specGuid })
    } catch (error) {
      setIssues(issuesIn(error))
      await warn('failed', describeReason(error, translate))
    }
  }
  /** Validation issues are shown at the fields. */
  const getQuote = async (fields: HTMLFormElement) => {
    if (!contact || isAsking.current) return
    if (!isComplete(form)) return warn('required')
    if (form.spec === '') return warn('chooseSpec')
    const input = requestOf(form, { customerId, crmId: contact.crmId, number })
    const found: FieldIssues = {
      ...(hasNoWall(input) && { innerDiameter: { code: 'belowOuter' } }),
      ...issuesAbout(quoteRequest, input),
    }
    setIssues(found)
    const first = numberNames.find((name) => found[name])
    if (first) return (fields.elements.namedItem(first) as HTMLInputElement | null)?.focus()
    isAsking.current = true
    setBusy('quote')
    await ask(input)
    isAsking.current = false
    setBusy(null)
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
    form,
    issues,
    number,
    parts,
    busy,
    getQuote,
    mail,
    change: (changed: Partial<QuoteForm>) => {
      setForm((before) => ({ ...before, ...changed }))
      setIssues((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))))
    },
    restart: () => {
      setNumber(null)
      setParts([])
    },
  }
}
