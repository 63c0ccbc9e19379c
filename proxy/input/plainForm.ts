import { HttpError } from '../httpError.ts'

const lineEnd = '\r\n'
const headEnd = Buffer.from('\r\n\r\n')
const maxPartHeadBytes = 16_384

const ambiguous = () => new HttpError(400, 'invalid_input', 'The form can be read in more than one way.')

/** Quoted string without a backslash before the closing quote: parsers disagree about such a quote. */
const quoted = String.raw`"(?:[^"\r\n]*[^"\\\r\n])?"`
/** A backslash is allowed only without semicolons and in the last parameter, where every parser finds the same end. */
const escaped = String.raw`"(?:[^"\\;\r\n]|\\[^\r\n])*"`
const extended = String.raw`; ?filename\*=utf-8''[\w!#$&+.^\x60|~%-]*`
const other = String.raw`; ?(?!name|filename)[\w-]+=(?:${quoted}|[\w.-]+)`

const disposition = (name: string) =>
  new RegExp(
    String.raw`^content-disposition: ?form-data; ?name=(?:"${name}"|${name}); ?filename=(?:${escaped}$|(?:${quoted}|[\w.-]+)(?:${extended})?(?:${other})*$)`,
    'i',
  )

/** Header of a text field with one of these names, without a file name. */
const textDisposition = (names: readonly string[]) => {
  const any = names.map((name) => `"${name}"|${name}`).join('|')
  return new RegExp(`^content-disposition: ?form-data; ?name=(?:${any})$`, 'i')
}

const fileType = /^content-type: ?(?!\s*multipart\/)[^\r\n]*$/i
/** Some parsers treat other types as files. */
const textType = /^content-type: ?text\/plain(?:; ?charset="?utf-8"?)?$/i

/** Additional headers that do not affect how the part is assigned. */
const others = [/^content-transfer-encoding: ?(?:binary|8bit|7bit)$/i, /^content-length: ?\d+$/i]

const isPlainHead = (head: string, patterns: readonly RegExp[]) => {
  const lines = head.split(lineEnd)
  const kinds = lines.map((line) => patterns.findIndex((pattern) => pattern.test(line)))
  return (
    !/[\r\n]/.test(lines.join('')) && kinds.includes(0) && !kinds.includes(-1) && new Set(kinds).size === kinds.length
  )
}

/**
 * Scans the bytes of a form. Throws 400 if parsers could disagree about its parts: a boundary may occur only at the
 * beginning of a part or at the end of the form, and each part needs the plain header of a file with this name, or of
 * one of these texts.
 */
export const plainForm = (boundary: string, name: string, texts: readonly string[] = []) => {
  const heads = [
    [disposition(name), fileType, ...others],
    ...(texts.length > 0 ? [[textDisposition(texts), textType, ...others]] : []),
  ]
  const mark = Buffer.from(`--${boundary}`)
  /**
   * Unprocessed bytes that may start a boundary or header; initialized with the line break that precedes the first
   * boundary.
   */
  let rest = Buffer.from(lineEnd)
  let place: 'content' | 'head' | 'end' = 'content'

  /** Number of processed bytes of `rest`; null if more input is needed. */
  const passHead = () => {
    const end = rest.indexOf(headEnd)
    if (end < 0 && rest.length <= maxPartHeadBytes) return null
    if (end < 0 || !heads.some((patterns) => isPlainHead(rest.toString('latin1', 0, end), patterns))) throw ambiguous()
    place = 'content'
    return end + headEnd.length
  }

  const passContent = () => {
    const at = rest.indexOf(mark)
    // Keep a possible partial boundary and its line break.
    if (at < 0) return Math.max(0, rest.length - mark.length - lineEnd.length) || null
    const after = rest.toString('latin1', at + mark.length, at + mark.length + 2)
    if (after.length < 2) return null
    const isDelimiter = at >= 2 && rest.toString('latin1', at - 2, at) === lineEnd
    if (place === 'end' || !isDelimiter || (after !== lineEnd && after !== '--')) throw ambiguous()
    place = after === lineEnd ? 'head' : 'end'
    return at + mark.length + 2
  }

  const write = (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (let done: number | null = 0; done !== null; done = place === 'head' ? passHead() : passContent())
      rest = rest.subarray(done)
  }
  const end = () => {
    if (place !== 'end') throw ambiguous()
  }
  return { write, end }
}
