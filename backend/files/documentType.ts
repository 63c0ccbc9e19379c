import { invalidInput } from '../httpError.ts'
import { namesInCompoundFile } from './compoundFile.ts'
import { headBytes } from './mediaType.ts'
import type { FileStore, StoredFile } from './store.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/** Without those that carry macros, which are programs. */
const officeTypes = new Set([
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
  `${open}.text`,
  `${open}.spreadsheet`,
  `${open}.presentation`,
  `${open}.graphics`,
  'application/rtf',
])

/** What tells the files of older Word, Excel, PowerPoint and Visio, of Outlook, and those with a password apart. */
const officeParts = new Set([
  'WordDocument',
  'Workbook',
  'Book',
  'PowerPoint Document',
  'VisioDocument',
  '__properties_version1.0',
  'EncryptedPackage',
])

const fieldName = /^([!-9;-~]+):/

/** Whether a file begins as an e-mail does (RFC 5322 §2.2, §3.6): with the lines of a head, and who wrote it and when. */
export const isMail = (beginning: string) => {
  const [head = ''] = beginning.replace(/^\ufeff/, '').split(/\r?\n\r?\n/, 1)
  const lines = head.split(/\r?\n/).filter((line) => !/^[ \t]/.test(line))
  // The head of a long list of recipients may go on beyond what is looked at.
  const whole = head.length === beginning.length ? lines.slice(0, -1) : lines
  const names = whole.map((line) => fieldName.exec(line)?.[1]?.toLowerCase())
  return names.every((name) => name !== undefined) && ['from', 'date'].every((name) => names.includes(name))
}

/** Whether a file is a document such as people send: a PDF, an image, an office file or an e-mail, by its content. */
export const isDocument = async (store: FileStore, { id, mediaType }: StoredFile) => {
  if (mediaType === 'application/pdf' || mediaType.startsWith('image/') || officeTypes.has(mediaType)) return true
  const readAt = (position: number, length: number) => store.readAt(id, position, length)
  if (mediaType === 'application/x-cfb')
    return (await namesInCompoundFile(readAt)).some((name) => officeParts.has(name))
  return mediaType === 'application/octet-stream' && isMail((await readAt(0, headBytes)).toString('utf8'))
}

/** Somebody opens what came in this field: nothing that is a program, or cannot be told. Raises an issue. */
export const demandDocument = async <F extends StoredFile>(store: FileStore, file: F | undefined, field: string) => {
  if (!file) throw invalidInput({ [field]: { code: 'required' } })
  if (!(await isDocument(store, file))) throw invalidInput({ [field]: { code: 'fileType' } })
  return file
}
