import type { FileAnswer } from '#schema/wire/envelope.ts'
import { answerFile } from '../files/files.ts'
import type { Context } from '../implement.ts'
import { type Drawing, drawFor } from './drawing/drawings.ts'

/** Record whose document is read. */
export type DocumentOwner =
  | { readonly kind: 'invoice' | 'xml'; readonly invoice: number }
  | { readonly kind: 'load'; readonly hash: string }
  | { readonly kind: 'certificate'; readonly certificate: string }

export type Reading = Pick<Context<unknown>, 'db' | 'store'>

/** The plant's own document under another file name; null if it has not delivered one. */
export const deliveredDocument = async ({ db, store }: Reading, owner: DocumentOwner, name: string) => {
  const documents = db.selectFrom('plant_documents').selectAll()
  const ofOwner =
    owner.kind === 'load'
      ? documents.where('hash', '=', owner.hash)
      : owner.kind === 'certificate'
        ? documents.where('certificate', '=', owner.certificate)
        : documents.where('invoice_id', '=', owner.invoice).where('kind', '=', owner.kind)
  const found = await ofOwner.executeTakeFirst()
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
