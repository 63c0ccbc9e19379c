import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FileAnswer } from '#schema/wire/envelope.ts'
import type { Db } from '../database/open.ts'
import { answerFile } from '../files/files.ts'
import type { Context } from '../implement.ts'
import { type Drawing, drawFor } from './drawing/drawings.ts'

/** Record whose document is read. */
export type DocumentOwner =
  | { readonly kind: 'invoice' | 'xml'; readonly invoice: number }
  | { readonly kind: 'load'; readonly hash: string }
  | { readonly kind: 'certificate'; readonly certificate: string }

const ofInvoice = (db: Db, { invoice, kind }: { kind: 'invoice' | 'xml'; invoice: number }) =>
  db.selectFrom('plant_documents').selectAll().where('invoice_id', '=', invoice).where('kind', '=', kind).execute()
const ofLoad = (db: Db, { hash }: { hash: string }) =>
  db.selectFrom('plant_documents').selectAll().where('hash', '=', hash).execute()
const ofCertificate = (db: Db, { certificate }: { certificate: string }) =>
  db.selectFrom('plant_documents').selectAll().where('certificate', '=', certificate).execute()

const find = async (db: Context<unknown>['db'], owner: DocumentOwner) => {
  if (owner.kind === 'load') return (await ofLoad(db, owner))[0]
  return (owner.kind === 'certificate' ? await ofCertificate(db, owner) : await ofInvoice(db, owner))[0]
}

export type Reading = Pick<Context<unknown>, 'db' | 'store'>

/** The plant's own document under another file name; null if it has not delivered one. */
export const deliveredDocument = async ({ db, store }: Reading, owner: DocumentOwner, name: string) => {
  const found = await find(db, owner)
  return found ? answerFile(store, { ...found, id: found.file_id, name }) : null
}

type Showing = Reading & Parameters<typeof drawFor>[0]

/** The plant's own document; if it has not delivered one, the portal draws it. */
export const deliveredOrDrawn = async (
  context: Showing,
  owner: DocumentOwner,
  name: string,
  draw: () => Promise<Drawing>,
  isAdmitted = false,
): Promise<FileAnswer> => (await deliveredDocument(context, owner, `${name}.pdf`)) ?? drawFor(context, draw, isAdmitted)

/** Condition on `invoices`: the portal draws this document, or the plant has delivered it. */
export const hasInvoiceDocument = (kind: 'invoice' | 'xml'): RawBuilder<SqlBool> =>
  sql`(invoices.has_document = 1 or exists (select 1 from plant_documents
    where plant_documents.invoice_id = invoices.id and plant_documents.kind = ${sql.lit(kind)}))`

/** Condition on `load_documents`: the plant has delivered the document. */
export const isDelivered: RawBuilder<SqlBool> = sql`exists (select 1 from plant_documents
  where plant_documents.hash = load_documents.hash)`

/** A condition as 0 or 1, the same on both databases. */
export const asFlag = (condition: RawBuilder<SqlBool>) => sql<0 | 1>`case when ${condition} then 1 else 0 end`
