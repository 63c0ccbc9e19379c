import {
  type BalancePart,
  balanceOf,
  creditHoldDays,
  daysOverdue,
  daysTillDue,
  type Invoice,
  isOnCreditHold,
} from '../../../schema/finance.ts'
import type { Day } from '../../../schema/kinds.ts'
import { formatPercent } from '../../../values/formats.ts'
import { type AccountLines, sumsOf } from '../../finance/accountLines.ts'
import type { readBankDetails, termsOf } from '../../finance/agreed.ts'
import type { readScore } from '../../finance/score.ts'
import type { Say } from '../language.ts'
import { type Block, noteOf, type Paper, tableOf } from '../paper.ts'
import type { Party } from '../setting.ts'
import { formatCount, formatDay, formatMoney } from '../texts.ts'

export interface Account {
  readonly product: string
  readonly today: Day
  readonly customer: Party
  readonly lines: AccountLines
  readonly terms: Awaited<ReturnType<typeof termsOf>>
  readonly bank: Awaited<ReturnType<typeof readBankDetails>>
  readonly score: Awaited<ReturnType<typeof readScore>>
  readonly say: Say
}

const parts: Readonly<Record<BalancePart, { title: string; days: string; of: (invoice: Invoice) => number }>> = {
  overdue: { title: 'Overdue Invoices', days: 'Days due', of: daysOverdue },
  due: { title: 'Invoices due this month', days: 'Days till due', of: daysTillDue },
  open: { title: 'Invoices not due yet', days: 'Days till due', of: daysTillDue },
}

const invoicesOf = ({ lines, say }: Account, part: BalancePart): Block => {
  const { title, days, of } = parts[part]
  return tableOf(
    title,
    [
      { title: 'Invoice', share: 3, of: ({ number }: Invoice) => number, total: say('Total') },
      { title: 'Due date', share: 2, of: ({ dueDate }) => formatDay(dueDate) },
      { title: days, share: 2, isNumber: true, of: (invoice) => formatCount(of(invoice)) },
      { title: 'PO', share: 4, of: ({ purchaseOrder }) => purchaseOrder ?? '' },
      {
        title: 'Amount (USD)',
        share: 3,
        isNumber: true,
        of: ({ balance }) => formatMoney(balance),
        total: formatMoney(sumsOf(lines)[part]),
      },
    ],
    lines[part],
  )
}

/** The payment score with what it is a share of, as its screen words it. */
const scoreText = ({ score: { percentage, onTime, paid }, say }: Account) => {
  if (percentage === null) return say('No invoice was paid in the last 12 months.')
  const invoices = paid === 1 ? 'invoice' : 'invoices'
  return say(`{percentage}% ({onTime} of {paid} ${invoices} paid on time)`, {
    percentage: formatPercent(percentage),
    onTime: formatCount(onTime),
    paid: formatCount(paid),
  })
}

const balanceFacts = (account: Account): Block => {
  const { lines } = account
  const { overdue, due, open, credit, total } = balanceOf(sumsOf(lines))
  return {
    kind: 'facts',
    title: 'Balance (USD)',
    facts: [
      ['Total Balance', formatMoney(total)],
      ['Overdue amount', formatMoney(overdue)],
      ['Amount due this month', formatMoney(due)],
      ['Open amount not due yet', formatMoney(open)],
      ...(credit > 0 ? [['Credit on invoices not due yet', formatMoney(credit)] as const] : []),
      ['Payment score', scoreText(account)],
    ],
  }
}

const bankFacts = ({ bank }: Account): Block[] =>
  bank
    ? [
        {
          kind: 'facts',
          title: 'Payment information',
          facts: [
            ['Beneficiary', bank.beneficiary],
            ['Bank', bank.bank],
            ['City', bank.city],
            ['Account number', bank.accountNumber],
            ['Routing number', bank.routingNumber],
            ['SWIFT', bank.swift],
          ],
        },
      ]
    : []

const holdNote = ({ lines: { overdue }, say }: Account) =>
  isOnCreditHold(overdue)
    ? [
        noteOf(
          say('Credit hold: shipments are stopped, for invoices are more than {days} days overdue.', {
            days: String(creditHoldDays),
          }),
          true,
        ),
      ]
    : []

/** The account of a customer in the figures of its screen (spec 2 §2 'Account statement'). */
export const statementPaper = (account: Account): Paper => {
  const { product, today, customer, lines, terms, say } = account
  const count = lines.overdue.length + lines.due.length + lines.open.length
  return {
    product,
    title: 'Account statement',
    isLandscape: false,
    facts: [
      ['Customer', customer.name],
      ['Legal name', customer.legalName],
      ['As of', formatDay(today)],
    ],
    blocks: [
      ...holdNote(account),
      balanceFacts(account),
      {
        kind: 'facts',
        title: 'Payment Terms',
        facts: [
          ['Incoterm', terms?.incoterm ?? ''],
          ['Delivery Point', terms?.deliveryPoint ?? ''],
          ['Terms', terms?.terms ?? ''],
          ['# of invoices', formatCount(count)],
        ],
      },
      ...bankFacts(account),
      invoicesOf(account, 'overdue'),
      invoicesOf(account, 'due'),
      invoicesOf(account, 'open'),
    ],
    foot: say('{customer}, as of {day}. Amounts in US dollars.', { customer: customer.name, day: formatDay(today) }),
  }
}
