import type { InvoiceHead, InvoiceLine } from './invoiceRows.ts'
import type { Translate } from './language.ts'
import { factsOf, figuresOf, type Paper, tableOf } from './paper.ts'
import { formatCount, formatDay, formatMoney } from './texts.ts'

export const amountOf = ({ quantity, price }: InvoiceLine) => quantity * price

/** Amount that the lines do not explain: charges, or a discount if negative. */
export const adjustmentOf = ({ amount }: InvoiceHead, lines: readonly InvoiceLine[]) =>
  amount - lines.reduce((sum, line) => sum + amountOf(line), 0)

/** Adds a purchase order column if the invoice charges more than one order. */
const orderColumns = ({ purchaseOrder }: InvoiceHead, lines: readonly InvoiceLine[]) =>
  lines.some((line) => line.purchaseOrder !== purchaseOrder)
    ? [{ title: 'PO', share: 4, of: (line: InvoiceLine) => line.purchaseOrder }]
    : []

export const invoicePaper = (
  product: string,
  invoice: InvoiceHead,
  lines: readonly InvoiceLine[],
  translate: Translate,
): Paper => {
  const title = translate('Invoice {number}', { number: invoice.number })
  const adjustment = adjustmentOf(invoice, lines)
  return {
    product,
    title,
    facts: [
      ['Customer', invoice.customer],
      ['Legal name', invoice.legalName],
      ['Invoice', invoice.number],
      ['Invoice date', formatDay(invoice.issued)],
      ['Due date', formatDay(invoice.due)],
      ['PO', invoice.purchaseOrder],
    ],
    blocks: [
      tableOf<InvoiceLine>(
        'Lines',
        [
          { title: 'Line', share: 2, of: ({ position }) => String(position) },
          ...orderColumns(invoice, lines),
          { title: 'Job Order', share: 4, of: ({ jobOrder }) => jobOrder },
          { title: 'Part Number', share: 5, of: ({ partNumber }) => partNumber },
          { title: 'Description', share: 7, of: ({ description }) => description },
          figuresOf('Qty', 2, ({ quantity }) => formatCount(quantity)),
          figuresOf('Price (USD)', 4, ({ price }) => formatMoney(price)),
          figuresOf('Amount (USD)', 4, (line) => formatMoney(amountOf(line))),
        ],
        lines,
      ),
      factsOf('Amounts (USD)', [
        ...(adjustment === 0 ? [] : [['Other charges and discounts', formatMoney(adjustment)] as const]),
        ['Invoice total', formatMoney(invoice.amount)],
        ['Paid or credited', formatMoney(invoice.amount - invoice.balance)],
        ['Balance', formatMoney(invoice.balance)],
      ]),
    ],
    foot: translate('{document}, {customer}. Amounts in US dollars.', { document: title, customer: invoice.customer }),
  }
}
