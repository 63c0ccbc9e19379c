import { type BalancePart, balanceOf, daysOverdue, daysTillDue } from '#schema/finance/finance.ts'
import type { InvoiceState } from '#schema/finance/invoiceStates.ts'
import { invoiceStateWords } from '#schema/finance/invoiceStateWords.ts'
import { creditHoldDays, creditHoldOf, type Invoice } from '#schema/finance/statement.ts'
import { formatPercent } from '#values/formats.ts'
import { type AccountLines, sumsOf } from '../finance/accountLines.ts'
import type { creditHoldBy, readBankDetails, termsOf } from '../finance/agreed.ts'
import type { readScore } from '../finance/score.ts'
import type { DocumentContext } from './documentContext.ts'
import { factsOf, figuresOf, noteOf, type Paper, tableOf } from './paper.ts'
import { formatCount, formatDay, formatMoney } from './texts.ts'

type PlantHold = Awaited<ReturnType<typeof creditHoldBy>>

export interface Account extends DocumentContext {
  readonly lines: AccountLines
  readonly terms: Awaited<ReturnType<typeof termsOf>>
  readonly hold: PlantHold
  readonly bank: Awaited<ReturnType<typeof readBankDetails>>
  readonly score: Awaited<ReturnType<typeof readScore>>
  readonly states: ReadonlyMap<string, InvoiceState>
}

const parts: Readonly<Record<BalancePart, { title: string; days: string; of: (invoice: Invoice) => number }>> = {
  overdue: { title: 'Overdue Invoices', days: 'Days due', of: daysOverdue },
  due: { title: 'Invoices due this month', days: 'Days till due', of: daysTillDue },
  open: { title: 'Invoices not due yet', days: 'Days till due', of: daysTillDue },
}

const stateText = ({ states, translate }: Account, { number }: Invoice) => {
  const found = states.get(number)
  if (!found) return ''
  const word = translate(invoiceStateWords.en[found.state])
  return found.amount === null ? word : `${word}: ${formatMoney(found.amount)}`
}

const invoicesOf = (account: Account, part: BalancePart) => {
  const { lines, states, translate } = account
  const { title, days, of } = parts[part]
  const hasStates = lines[part].some(({ number }) => states.has(number))
  return tableOf<Invoice>(
    title,
    [
      { title: 'Invoice', share: 3, of: ({ number }) => number, total: translate('Total') },
      { title: 'Due date', share: 2, of: ({ dueDate }) => formatDay(dueDate) },
      figuresOf(days, 2, (invoice) => formatCount(of(invoice))),
      { title: 'PO', share: 4, of: ({ purchaseOrder }) => purchaseOrder ?? '' },
      figuresOf('Amount (USD)', 3, ({ balance }) => formatMoney(balance), formatMoney(sumsOf(lines)[part])),
      ...(hasStates ? [{ title: 'State', share: 4, of: (invoice: Invoice) => stateText(account, invoice) }] : []),
    ],
    lines[part],
  )
}

/** Payment score with the invoices it is based on, in the same words as the screen. */
const scoreText = ({ score: { percentage, onTime, paid }, translate }: Account) => {
  if (percentage === null) return translate('No invoice was paid in the last 12 months.')
  const invoices = paid === 1 ? 'invoice' : 'invoices'
  return translate(`{percentage}% ({onTime} of {paid} ${invoices} paid on time)`, {
    percentage: formatPercent(percentage),
    onTime: formatCount(onTime),
    paid: formatCount(paid),
  })
}

const balanceFacts = (account: Account) => {
  const { lines } = account
  const { overdue, due, open, credit, total } = balanceOf(sumsOf(lines))
  return factsOf('Balance (USD)', [
    ['Total Balance', formatMoney(total)],
    ['Overdue amount', formatMoney(overdue)],
    ['Amount due this month', formatMoney(due)],
    ['Open amount not due yet', formatMoney(open)],
    ...(credit > 0 ? [['Credit on invoices not due yet', formatMoney(credit)] as const] : []),
    ['Payment score', scoreText(account)],
  ])
}

const bankFacts = ({ bank }: Account) =>
  bank
    ? [
        factsOf('Payment information', [
          ['Beneficiary', bank.beneficiary],
          ['Bank', bank.bank],
          ['City', bank.city],
          ['Account number', bank.accountNumber],
          ['Routing number', bank.routingNumber],
          ['SWIFT', bank.swift],
        ]),
      ]
    : []

const plantNote = (hold: PlantHold, { translate }: DocumentContext) => {
  if (!hold) return []
  const text = translate('Credit hold: shipments are stopped since {day}.', { day: formatDay(hold.heldOn) })
  return [noteOf([text, hold.reason ?? ''].join(' ').trim(), true)]
}

/** Says that shipments are stopped, and the sum that lifts it; nothing without a credit hold. */
export const holdNotes = (
  overdue: Parameters<typeof creditHoldOf>[0],
  hold: PlantHold,
  documentContext: DocumentContext,
) => {
  const { translate } = documentContext
  const notes = plantNote(hold, documentContext)
  const { count, total } = creditHoldOf(overdue)
  if (count === 0) return notes
  const text = 'Credit hold: shipments are stopped because invoices are more than {days} days overdue.'
  const lifted = 'Paying {amount} lifts it.'
  const overdueText = translate(text, { days: String(creditHoldDays) })
  // What the plant holds is not lifted by a payment alone.
  const ending = notes.length === 0 ? ` ${translate(lifted, { amount: `$${formatMoney(total)}` })}` : ''
  return [...notes, noteOf(`${overdueText}${ending}`, true)]
}

/** A customer's account statement, with the same figures as the screen `docs/product/finance.md#account-statement`. */
export const statementPaper = (account: Account): Paper => {
  const { product, today, customer, lines, terms, translate } = account
  const count = lines.overdue.length + lines.due.length + lines.open.length
  return {
    product,
    title: 'Account statement',
    facts: [
      ['Customer', customer.name],
      ['Legal name', customer.legalName],
      ['As of', formatDay(today)],
    ],
    blocks: [
      ...holdNotes(lines.overdue, account.hold, account),
      balanceFacts(account),
      factsOf('Payment Terms', [
        ['Incoterm', terms?.incoterm ?? ''],
        ['Delivery Point', terms?.deliveryPoint ?? ''],
        ['Terms', terms?.terms ?? ''],
        ['# of invoices', formatCount(count)],
      ]),
      ...bankFacts(account),
      invoicesOf(account, 'overdue'),
      invoicesOf(account, 'due'),
      invoicesOf(account, 'open'),
    ],
    foot: translate('{customer}, as of {day}. Amounts in US dollars.', {
      customer: customer.name,
      day: formatDay(today),
    }),
  }
}
