import { anyType, maxFileBytes, write } from '../call.ts'
import { entity } from '../entity.ts'
import { integer, optional, text, wordOf } from '../kinds.ts'
import { packKinds } from '../logistics/packs.ts'

/** Kinds of documents that a plant delivers; they replace those that the portal draws. */
export const plantDocumentKinds = [...packKinds, 'concession'] as const
export type PlantDocumentKind = (typeof plantDocumentKinds)[number]

const kind = wordOf('kind', ...plantDocumentKinds)

/** Identifies a document by the plant's own number of its record. */
const named = {
  customerId: integer('customerId', { min: 1 }),
  /** Number of the invoice, paper, certificate or non-conformance report; of a mill test report also its heat. */
  number: text('number', { max: 60 }),
  /** File name of a paper of a concession, which may have several. */
  name: optional(text('name')),
}

const delivered = entity('deliveredDocument', {
  kind,
  ...named,
  size: integer('size', { min: 0 }),
  sha256: text('sha256'),
  result: wordOf('result', 'added', 'replaced', 'unchanged'),
})

const access = { pages: ['data'], owner: 'staff', orKey: true } as const

/** Documents of the plant by call; the body is the file, as `curl -T FILE` sends it. */
export const plantDocuments = {
  /** Stores a document, or replaces it `docs/product/logistics.md#documents-of-the-plant`. */
  put: write('PUT', '/import/documents/:kind', {
    access,
    params: { kind },
    query: named,
    streams: { types: [anyType], maxBytes: maxFileBytes },
    isOwn: true,
    answer: delivered,
  }),
  /** Removes a document; the portal draws it again if it can. */
  remove: write('DELETE', '/import/documents/:kind', {
    access,
    params: { kind },
    query: named,
    isOwn: true,
    answer: entity('removedDocument', { kind, ...named }),
  }),
}
