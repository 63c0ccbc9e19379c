import { SaxesParser } from 'saxes'
import { UnreadableFileError } from '../problems.ts'
import { broken, type Pieces, tooLarge } from './zip.ts'

export type Attributes = Readonly<Record<string, string>>

/** Handlers of the elements and texts of a document; names have no prefix. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Attributes) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

/** Longest text and greatest depth of a document, far above those of any workbook. */
const maxText = 1_000_000
const maxDepth = 256

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

const bareAttributes = (attributes: Attributes): Attributes => {
  for (const name in attributes)
    if (name.includes(':'))
      return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]))
  return attributes
}

/**
 * Parses a document piece by piece, and yields after each. Entities of a document type are not expanded. Throws
 * `UnreadableFileError` for a document that is not well formed or has a text beyond all limits.
 */
export async function* parseXml(pieces: Pieces, { open, close, text }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8')
  let depth = 0
  let since = 0
  parser.on('error', () => {
    throw broken()
  })
  parser.on('opentag', ({ name, attributes }) => {
    since = 0
    depth += 1
    if (depth > maxDepth) throw tooLarge()
    open(withoutPrefix(name), bareAttributes(attributes))
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close(withoutPrefix(name))
  })
  parser.on('text', text)
  parser.on('cdata', text)
  try {
    for await (const piece of pieces) {
      since += piece.length
      if (since > maxText + piece.length) throw tooLarge()
      parser.write(decoder.decode(piece, { stream: true }))
      yield
    }
    parser.write(decoder.decode())
    parser.close()
    yield
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : broken()
  }
}

/** Parses a whole document. */
export const readXml = async (pieces: Pieces | null, handlers: XmlHandlers) => {
  if (!pieces) return
  for await (const _ of parseXml(pieces, handlers));
}
