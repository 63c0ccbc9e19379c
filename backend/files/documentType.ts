import { type FileHandle, open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { invalidInput } from '../errors.ts'
import { openCompoundFile, type ReadAt } from './compoundFile.ts'
import type { IncomingFile } from './files.ts'
import { headBytes } from './mediaType.ts'
import { mayHoldOldMacros } from './oldMacros.ts'
import type { FileStore } from './store.ts'

const maxEntries = 10_000
/** Maximum bytes of the unpacked list of content types. */
const maxTypesBytes = 1_000_000

/** Parts that hold macros in Office Open XML and in OpenDocument. */
const macroPart = /vbaproject|vbadata|macrosheets\/|^(basic|scripts)\//i

/** Content types of macros; office programs write neither declarations nor numeric entities into this list. */
const macroType = /vbaproject|macroenabled|macrosheet|<!|&#/i

const hasMacroType = async (archive: ZipFile, entry: Entry) => {
  if (entry.uncompressedSize > maxTypesBytes) return true
  const types = await buffer(await archive.openReadStreamPromise(entry))
  // The list may be in UTF-16.
  return macroType.test(types.toString('latin1').replaceAll('\0', ''))
}

const hasMacroPart = async (archive: ZipFile) => {
  if (archive.entryCount > maxEntries) return true
  for await (const entry of archive.eachEntry()) {
    if (macroPart.test(entry.fileName)) return true
    const isTypes = entry.fileName.toLowerCase() === '[content_types].xml'
    if (isTypes && (await hasMacroType(archive, entry))) return true
  }
  return false
}

/** Returns true for an office document that holds macros, or that cannot be read as an archive. */
const mayHoldMacros = async (path: string) => {
  try {
    const archive = await openPromise(path, { autoClose: false })
    return await hasMacroPart(archive).finally(() => archive.close())
  } catch {
    return true
  }
}

const officeOpen = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** Office documents that are archives, and their extensions. */
const archiveExtensions: Readonly<Record<string, string>> = {
  [`${officeOpen}.wordprocessingml.document`]: 'docx',
  [`${officeOpen}.spreadsheetml.sheet`]: 'xlsx',
  [`${officeOpen}.presentationml.presentation`]: 'pptx',
  [`${openDocument}.text`]: 'odt',
  [`${openDocument}.spreadsheet`]: 'ods',
  [`${openDocument}.presentation`]: 'odp',
  [`${openDocument}.graphics`]: 'odg',
}

/** Other documents that are recognized by their first bytes, and their extensions. */
const plainExtensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/rtf': ['rtf', 'doc'],
  'image/apng': ['png', 'apng'],
  'image/avif': ['avif'],
  'image/bmp': ['bmp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'image/jp2': ['jp2'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/jxl': ['jxl'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
  'image/webp': ['webp'],
}

/** Extensions of compound files, by an entry that each of these documents has. */
const compoundExtensions: ReadonlyMap<string, readonly string[]> = new Map([
  ['WordDocument', ['doc']],
  ['Workbook', ['xls']],
  ['Book', ['xls']],
  ['PowerPoint Document', ['ppt']],
  ['VisioDocument', ['vsd']],
  ['__properties_version1.0', ['msg']],
  // A password-protected Office Open XML document.
  ['EncryptedPackage', ['docx', 'xlsx', 'pptx']],
])

const fieldName = /^([!-9;-~]+):/

/** True if a file begins with the header of an e-mail (RFC 5322 §2.2, §3.6), including `From` and `Date`. */
const isMail = (beginning: string) => {
  const [head = ''] = beginning.replace(/^\ufeff/, '').split(/\r?\n\r?\n/, 1)
  const lines = head.split(/\r?\n/).filter((line) => !/^[ \t]/.test(line))
  // With many recipients, the header can be longer than the part being checked.
  const completeLines = head.length === beginning.length ? lines.slice(0, -1) : lines
  const names = completeLines.map((line) => fieldName.exec(line)?.[1]?.toLowerCase())
  return names.every((name) => name !== undefined) && ['from', 'date'].every((name) => names.includes(name))
}

/** Lower-case extension by which a desktop opens a file; Windows drops dots and spaces at the end of a name. */
const openedAs = (name: string) => {
  const parts = name.replace(/[.\s]+$/u, '').split('.')
  return parts.length > 1 ? (parts.at(-1) ?? '').toLowerCase() : ''
}

type Reading = Pick<FileStore, 'withPath'>

const readerOf =
  (handle: FileHandle): ReadAt =>
  async (position, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  }

const extensionsOfCompound = async (readAt: ReadAt) => {
  const file = await openCompoundFile(readAt)
  if (!file || (await mayHoldOldMacros(file))) return []
  return file.names.flatMap((name) => compoundExtensions.get(name) ?? [])
}

/** Reads a part of the file that decides its type. */
const reading = async <T>(store: Reading, id: string, read: (readAt: ReadAt) => Promise<T>) =>
  store.withPath(id, async (path) => {
    const handle = await open(path)
    return read(readerOf(handle)).finally(() => handle.close())
  })

/** Returns the extensions that fit a file's content; none if it is no document or may run code. */
const extensionsOf = async (store: Reading, { id, mediaType }: IncomingFile): Promise<readonly string[]> => {
  const archived = archiveExtensions[mediaType]
  if (archived) return (await store.withPath(id, mayHoldMacros)) ? [] : [archived]
  if (mediaType === 'application/x-cfb') return reading(store, id, extensionsOfCompound)
  if (mediaType === 'application/octet-stream')
    return reading(store, id, async (readAt) => (isMail((await readAt(0, headBytes)).toString('utf8')) ? ['eml'] : []))
  return plainExtensions[mediaType] ?? []
}

/**
 * Raises an issue unless the file is a document whose name has the extension of its content. PDFs, images and office
 * documents may come without an extension, since no desktop opens such a file by itself; a mail may not, since its text
 * can be a program as well.
 */
export const requireDocumentType = async <F extends IncomingFile>(
  store: Reading,
  file: F | undefined,
  field: string,
) => {
  if (!file) throw invalidInput({ [field]: { code: 'required' } })
  const extensions = await extensionsOf(store, file)
  const extension = openedAs(file.name)
  const isNamed =
    extension === '' ? extensions.length > 0 && !extensions.includes('eml') : extensions.includes(extension)
  if (!isNamed) throw invalidInput({ [field]: { code: 'fileType' } })
  return file
}
