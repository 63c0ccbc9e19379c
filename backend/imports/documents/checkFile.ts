import { buffer } from 'node:stream/consumers'
import { reasonOf } from '#schema/imports/problems.ts'
import { DomainError } from '../../errors.ts'
import { requireDocumentType } from '../../files/documentType.ts'
import type { FileStore, StoredFile } from '../../files/store.ts'
import type { DocumentKey } from './deliver.ts'

const declaredEncoding = /^<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/
const isDeclaration = /^<\?xml\b/
const rootName = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*<([\p{L}_][\p{L}\p{N}_.:-]*)/u
const afterRoot = /(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*$/u

const decode = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const wide = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'
  try {
    return new TextDecoder(isWide ? wide : (declaredEncoding.exec(head)?.[1] ?? 'utf-8'), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * True for a complete XML document: text in its own encoding that ends with the end of its root element. A document type
 * is rejected, because its entities could make a reader open other files.
 */
const isXml = (bytes: Uint8Array) => {
  const text = decode(bytes)
  if (text === null || text.includes('\0') || text.includes('<!DOCTYPE')) return false
  const [, root] = rootName.exec(text) ?? []
  if (root === undefined || /^(html|svg)$/i.test(root.replace(/^.*:/, ''))) return false
  const body = text.replace(afterRoot, '')
  const isSingle =
    isDeclaration.test(text) && body.endsWith('/>') && body.lastIndexOf('<') === body.lastIndexOf(`<${root}`)
  return isSingle || new RegExp(`</${root.replaceAll('.', '\\.')}\\s*>$`, 'u').test(body)
}

const pdf = 'application/pdf'

/**
 * Reason why a file in the store cannot be such a document, by its content; null if it can. Papers of concessions may
 * be all documents that users may upload.
 */
export const fileIssue = async (store: FileStore, { kind, name = '' }: DocumentKey, file: StoredFile) => {
  if (kind === 'xml') return isXml(await buffer((await store.read(file)).stream)) ? null : reasonOf('xml')
  if (kind !== 'concession') return file.mediaType === pdf ? null : reasonOf('pdf')
  try {
    await requireDocumentType(store, { ...file, name }, 'file')
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return reasonOf('documentType')
  }
}
