import { plantDocuments } from '#schema/imports/documents.ts'
import type { Reason } from '#schema/imports/problems.ts'
import { DomainError, invalidInput } from '../../errors.ts'
import { fileNameOf } from '../../files/fileName.ts'
import type { IncomingFile } from '../../files/files.ts'
import { implement, inStages } from '../../implement.ts'
import { fileIssue } from './checkFile.ts'
import { type DocumentKey, deliver, unknownRecord, withdraw } from './deliver.ts'

const unknownNumber = (key: DocumentKey) =>
  new DomainError('invalid_input', unknownRecord(key).reason, { issues: { number: { code: 'unknownReference' } } })

const badFile = ({ reason }: Reason) =>
  new DomainError('invalid_input', `file: ${reason}`, { issues: { file: { code: 'fileType' } } })

const auditedAs = ({ kind, customerId, number }: DocumentKey) => `document ${kind} ${customerId} ${number}` as const

const keyOf = ({ name, ...key }: DocumentKey): DocumentKey =>
  key.kind === 'concession' && name !== undefined ? { ...key, name: fileNameOf(name) } : key

const put = inStages<typeof plantDocuments.put, IncomingFile>({
  prepare: async ({ input, files: [file], store }) => {
    if (!file) throw invalidInput({ file: { code: 'required' } })
    if (input.kind === 'concession' && input.name === undefined) throw invalidInput({ name: { code: 'required' } })
    const issue = await fileIssue(store, keyOf(input), file)
    if (issue !== null) throw badFile(issue)
    return file
  },
  run: async ({ db, dialect, clock, input, changed }, file) => {
    const key = keyOf(input)
    const result = await deliver({ db, dialect, at: clock.now() }, key, file)
    if (result === null) throw unknownNumber(key)
    const { size, sha256 } = file
    if (result !== 'unchanged')
      changed({
        record: auditedAs(key),
        after: { name: key.name ?? '', size, sha256 },
        action: result === 'added' ? 'created' : 'edited',
      })
    return { ...key, size, sha256, result }
  },
})

export const plantDocumentsCalls = implement('plantDocuments', plantDocuments, {
  put,
  remove: async ({ db, dialect, input, changed }) => {
    const key = keyOf(input)
    const removed = await withdraw(db, dialect, key)
    if (removed === null) throw unknownNumber(key)
    if (removed > 0) changed({ record: auditedAs(key), before: { name: key.name ?? '' } })
    return key
  },
})
