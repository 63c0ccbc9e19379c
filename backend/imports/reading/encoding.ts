import type { encodings } from '#schema/imports/mapping.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import { UnreadableFileError } from './problems.ts'

export type Encoding = (typeof encodings)[number]

/** Opens a file; it can be read several times. */
export type OpenFile = () => AsyncIterable<Uint8Array>

const lineFeed = 10
const carriageReturn = 13
const headBytes = 4_096

/** The first bytes of a file, at least as many as asked for if it has them. */
export const headOf = async (open: OpenFile, length = headBytes) => {
  const pieces: Uint8Array[] = []
  let read = 0
  for await (const piece of open()) {
    pieces.push(piece)
    read += piece.length
    if (read >= length) break
  }
  return Buffer.concat(pieces)
}

const marked = (head: Uint8Array): Encoding | null => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null
}

/** UTF-16 without a mark is recognized by the NUL bytes of its ASCII characters. */
const byZeros = (head: Uint8Array): Encoding | null => {
  const start = head.subarray(0, headBytes)
  const zeros = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const isMost = (count: number) => count > start.length / 4
  if (isMost(odd) && !isMost(even)) return 'utf-16le'
  if (isMost(even) && !isMost(odd)) return 'utf-16be'
  if (isMost(even)) throw new UnreadableFileError(1, reasonOf('noText'))
  return null
}

const isUtf8 = async (open: OpenFile) => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of open()) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    // The stream's own errors are no TypeErrors.
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Counts lines, whose ends may be CR, LF, CR LF or CR CR LF. */
class Lines {
  line = 1
  #last = 0
  #beforeLast = 0

  pass(byte: number) {
    const isAfterReturn = byte === lineFeed && this.#last === carriageReturn
    if (byte === carriageReturn || (byte === lineFeed && !isAfterReturn)) this.line += 1
    if (isAfterReturn && this.#beforeLast === carriageReturn) this.line -= 1
    this.#beforeLast = this.#last
    this.#last = byte
  }
}

const continuations = (byte: number) => {
  if (byte >= 0xc2 && byte <= 0xdf) return 1
  if (byte >= 0xe0 && byte <= 0xef) return 2
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0
}

/** Bytes that Windows-1252 does not define. */
const undefinedBytes: readonly number[] = [0x81, 0x8d, 0x8f, 0x90, 0x9d]

/**
 * Counts the characters beyond ASCII that are valid UTF-8 and those that are not, and finds the first lines of an
 * invalid and of an undefined byte.
 */
const countSequences = async (open: OpenFile) => {
  const lines = new Lines()
  const found = { valid: 0, invalid: 0, invalidLine: 0, undefinedLine: 0 }
  let expected = 0
  const invalid = () => {
    expected = 0
    found.invalid += 1
    found.invalidLine ||= lines.line
  }
  for await (const piece of open())
    for (const byte of piece) {
      const isContinuation = byte >= 0x80 && byte <= 0xbf
      if (expected > 0 && !isContinuation) invalid()
      if (byte >= 0x80) {
        if (undefinedBytes.includes(byte)) found.undefinedLine ||= lines.line
        if (expected > 0) {
          expected -= 1
          if (expected === 0) found.valid += 1
        } else {
          expected = continuations(byte)
          if (expected === 0) invalid()
        }
      }
      lines.pass(byte)
    }
  if (expected > 0) invalid()
  return found
}

/** Detects the encoding of a text file. Throws `UnreadableFileError` with the line of a byte that does not fit. */
export const encodingOf = async (open: OpenFile): Promise<Encoding> => {
  const head = await headOf(open)
  const byHead = marked(head) ?? byZeros(head)
  if (byHead) return byHead
  if (await isUtf8(open)) return 'utf-8'
  const { valid, invalid, invalidLine, undefinedLine } = await countSequences(open)
  if (valid > invalid) throw new UnreadableFileError(invalidLine, reasonOf('notUtf8'))
  if (undefinedLine > 0) throw new UnreadableFileError(undefinedLine, reasonOf('unknownByte'))
  return 'windows-1252'
}

const countLineFeeds = (text: string) => text.split('\n').length - 1

/** The bytes of a file in UTF-8. */
export async function* inUtf8(open: OpenFile, encoding: Encoding): AsyncGenerator<Uint8Array> {
  if (encoding === 'utf-8') return yield* open()
  const decoder = new TextDecoder(encoding, { fatal: true })
  let line = 1
  const decode = (piece?: Uint8Array) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch {
      throw new UnreadableFileError(line, reasonOf('incompleteText', { encoding: encoding.toUpperCase() }))
    }
  }
  for await (const piece of open()) {
    const text = decode(piece)
    line += countLineFeeds(text)
    if (text !== '') yield Buffer.from(text)
  }
  const rest = decode()
  if (rest !== '') yield Buffer.from(rest)
}
