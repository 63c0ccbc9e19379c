import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { formatMoney } from '#kit/fields/formats.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { finance } from '#schema/finance/finance.ts'
import type { InvoiceState } from '#schema/finance/invoiceStates.ts'
import { type CreditNote, type OpenInvoice, toPay, usedOf } from '#schema/finance/payments.ts'
import type { Cents } from '#schema/kinds.ts'
import type { InvoiceStates } from '../useInvoiceStates.ts'

/** `cents` is null for an invalid amount. */
export interface PartialAmount {
  readonly invoice: OpenInvoice
  readonly text: string
  readonly cents: Cents | null
  readonly available: Cents
}

/**
 * Above 0, at most two decimals, and not above the available amount `docs/product/finance.md#amounts-of-a-reference`.
 */
export const typedAmount = (text: string, available: Cents): Cents | null => {
  const plain = text.trim().replaceAll(',', '')
  const cents = /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0
  return cents > 0 && cents <= available ? (cents as Cents) : null
}

/** Available amount without the disputed one. */
export const proposedAmount = (available: Cents, state: InvoiceState | undefined) =>
  Math.max(0, available - (state?.disputed ?? 0)) as Cents

interface Newer {
  readonly facturas?: readonly { readonly id: number; readonly available: number }[]
  readonly notas?: readonly { readonly id: number; readonly available: number }[]
}

const newerIn = (error: unknown): Newer =>
  error instanceof CallError && error.status === 409 ? ((error.current as Newer | undefined) ?? {}) : {}

const availableIn = (rows: Newer['facturas'], id: number, before: Cents) => {
  const found = rows?.find((row) => row.id === id)
  return found ? (Math.max(0, Math.round(found.available * 100)) as Cents) : before
}

interface Selected {
  readonly customerId: number
  readonly invoices: readonly OpenInvoice[]
  readonly notes: readonly CreditNote[]
  readonly states: InvoiceStates
}

/** State of the entered amounts, and creation of the reference. */
export const useGenerate = ({ customerId, invoices, notes, states }: Selected) => {
  const translate = useTranslate()
  const client = useQueryClient()
  const { confirm } = useDialogs()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [newer, setNewer] = useState<Newer>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [reference, setReference] = useState<string | null>(null)
  const [keyOf] = useState(repeatKeys)

  const parts = invoices.map((invoice): PartialAmount => {
    const available = availableIn(newer.facturas, invoice.id, invoice.available ?? invoice.balance)
    const text = typed[invoice.id] ?? formatMoney(proposedAmount(available, states.get(invoice.invoice)))
    return { invoice, text, available, cents: typedAmount(text, available) }
  })
  const paid = parts.map(({ invoice: { id }, cents }) => ({ id, amount: cents ?? (0 as Cents) }))
  const left = notes.map((note) => ({ ...note, amount: availableIn(newer.notas, note.id, note.amount) }))
  const used = usedOf(paid, left)

  const generate = async () => {
    const disputed = parts.flatMap(({ invoice: { invoice }, cents, available }) => {
      const state = states.get(invoice)
      if (!state || (cents ?? 0) <= proposedAmount(available, state)) return []
      return [translate('finance.generate.paysDisputed', { invoice, amount: formatMoney(state.disputed) })]
    })
    const message = [...disputed, translate('finance.generate.question')].join('\n')
    if (!(await confirm({ message }))) return
    const input = { customerId, invoices: paid, notes: used.map(({ id, amount }) => ({ id, amount })) }
    setBusy(true)
    setFailure(null)
    try {
      const answer = await send(finance.generateReference, input, { repeatKey: keyOf(input) })
      setReference(answer.reference)
    } catch (error) {
      setNewer(newerIn(error))
      const isOutdated = error instanceof CallError && error.status === 409
      setFailure(
        isOutdated
          ? translate('finance.generate.outdated')
          : `${translate('finance.generate.failed')} ${describeReason(error, translate)}`,
      )
    } finally {
      setBusy(false)
      await client.invalidateQueries()
    }
  }
  return {
    parts,
    used,
    unused: notes.filter(({ id }) => !used.some((one) => one.id === id)),
    total: toPay(paid, used),
    failure,
    isBusy,
    reference,
    generate,
    change: (id: number, text: string) => setTyped((before) => ({ ...before, [id]: text })),
  }
}
