import type { documents } from '#schema/finance/documents.ts'
import type { Db } from '../database/open.ts'
import { type Context, type Handler, ofRow } from '../implement.ts'
import type { Drawing } from './drawing/drawings.ts'
import { invoicePaper } from './invoicePaper.ts'
import { findInvoice, type InvoiceHashes, type InvoiceHead, linesOf } from './invoiceRows.ts'
import { translatorTo } from './language.ts'
import { deliveredOrDrawn } from './plantDocuments.ts'

type Invoice = typeof documents.invoice

const findPaper = async (context: { readonly db: Db; readonly input: InvoiceHashes }) => {
  const found = await findInvoice(context)
  return found?.hasPaper ? found : null
}

type Reading = Pick<Context<Invoice>, 'db' | 'language' | 'settings'>
type Showing = Reading & Parameters<typeof deliveredOrDrawn>[0]

export const invoiceName = ({ language }: Pick<Reading, 'language'>, { number }: InvoiceHead) =>
  translatorTo(language)('Invoice {number}', { number })

const drawingOf = async (context: Reading, found: InvoiceHead): Promise<Drawing> => {
  const { db, language, settings } = context
  const paper = invoicePaper(settings.product, found, await linesOf(db, found), translatorTo(language))
  return { name: invoiceName(context, found), paper }
}

export const paperOfInvoice = (context: Showing, found: InvoiceHead, isAdmitted = false) =>
  deliveredOrDrawn(
    context,
    { kind: 'invoice', invoice: found.id },
    invoiceName(context, found),
    () => drawingOf(context, found),
    isAdmitted,
  )

export const invoice: Handler<Invoice> = ofRow(findPaper, paperOfInvoice)
