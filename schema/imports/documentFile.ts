import { integer, nullable, text, wordOf } from '../kinds.ts'
import { plantDocumentKinds } from './documents.ts'
import { column, dataFile } from './file.ts'

/** Index of the folder `documents`, which contains the plant's own documents. */
export const documentFile = dataFile('documents', 'Documents of the plant, in the folder documents.', {
  table: 'plant_documents',
  columns: {
    customerId: column(integer('customerId', { min: 1 })),
    kind: column(wordOf('kind', ...plantDocumentKinds)),
    number: column(
      text('number', { max: 60 }),
      'The number of the invoice, paper, certificate or NCR; of a mill test also its heat.',
    ),
    file: column(text('file'), 'The name of the file in the folder documents.'),
    name: column(nullable(text('name')), 'Of a paper of a concession, the name to show. Left out, that of the file.'),
  },
  key: ['kind', 'customerId', 'number', 'name'],
})

/** File of a folder that names the documents in its folder `documents`. */
export const documentIndex = `${documentFile.name}.csv`
