import type { documents } from '#schema/finance/documents.ts'
import type { FileAnswer } from '#schema/wire/envelope.ts'
import { type Handler, ofRow } from '../implement.ts'
import { adjustmentOf, amountOf } from './invoicePaper.ts'
import { findInvoice, type InvoiceHead, type InvoiceLine, linesOf } from './invoiceRows.ts'
import { deliveredDocument, type Reading } from './plantDocuments.ts'

type Attributes = Readonly<Record<string, string | number>>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const quoted = (value: string | number) =>
  String(value)
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const element = (name: string, attributes: Attributes, children: readonly string[] = []): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${quoted(value)}"`)
  const start = `<${name}${pairs.join('')}`
  if (children.length === 0) return `${start}/>`
  const inside = children.flatMap((child) => child.split('\n').map((line) => `  ${line}`))
  return [`${start}>`, ...inside, `</${name}>`].join('\n')
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

const lineElement = (line: InvoiceLine) =>
  element('Line', {
    position: line.position,
    purchaseOrder: line.purchaseOrder,
    jobOrder: line.jobOrder,
    partNumber: line.partNumber,
    description: line.description,
    quantity: line.quantity,
    price: dollars(line.price),
    amount: dollars(amountOf(line)),
  })

const writeXml = (invoice: InvoiceHead, lines: readonly InvoiceLine[]) => {
  const { number, issued, due, purchaseOrder, customer, legalName, amount, balance } = invoice
  const root = element('Invoice', { number, date: issued, dueDate: due, purchaseOrder, currency: 'USD' }, [
    element('Customer', { name: customer, legalName }),
    element('Lines', {}, lines.map(lineElement)),
    element('Amounts', {
      otherCharges: dollars(adjustmentOf(invoice, lines)),
      total: dollars(amount),
      paidOrCredited: dollars(amount - balance),
      balance: dollars(balance),
    }),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

export const xmlOfInvoice = async (context: Reading, found: InvoiceHead): Promise<FileAnswer> => {
  const name = `Invoice ${found.number}.xml`
  const delivered = await deliveredDocument(context, { kind: 'xml', invoice: found.id }, name)
  if (delivered) return { ...delivered, type: 'application/xml' }
  return { name, bytes: new TextEncoder().encode(writeXml(found, await linesOf(context.db, found))) }
}

export const invoiceXml: Handler<typeof documents.invoiceXml> = ofRow(async (context) => {
  const found = await findInvoice(context)
  return found?.hasXml ? found : null
}, xmlOfInvoice)
