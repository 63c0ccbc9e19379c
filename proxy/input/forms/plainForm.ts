import { HttpError } from '../../../backend/httpError.ts'

const lineEnd = '\r\n'
const headEnd = Buffer.from('\r\n\r\n')
const mostHead = 16_384

const ambiguous = () => new HttpError(400, 'invalid_input', 'The form can be read in more than one way.')

/** In quotes whose end nobody misses: some take a quote behind a backslash for the end, others do not. */
const quoted = String.raw`"(?:[^"\r\n]*[^"\\\r\n])?"`
/** So such a quote stands only in what holds no semicolon and comes last. */
const escaped = String.raw`"(?:[^"\\;\r\n]|\\[^\r\n])*"`
const extended = String.raw`; ?filename\*=utf-8''[\w!#$&+.^\x60|~%-]*`
const other = String.raw`; ?(?!name|filename)[\w-]+=(?:${quoted}|[\w.-]+)`

const disposition = (name: string) =>
  new RegExp(
    String.raw`^content-disposition: ?form-data; ?name=(?:"${name}"|${name}); ?filename=(?:${escaped}$|(?:${quoted}|[\w.-]+)(?:${extended})?(?:${other})*$)`,
    'i',
  )

/** A text of one of these names; what names a file is none. */
const textDisposition = (names: readonly string[]) => {
  const any = names.map((name) => `"${name}"|${name}`).join('|')
  return new RegExp(`^content-disposition: ?form-data; ?name=(?:${any})$`, 'i')
}

const fileType = /^content-type: ?(?!\s*multipart\/)[^\r\n]*$/i
/** Some take what has another type for a file. */
const textType = /^content-type: ?text\/plain(?:; ?charset="?utf-8"?)?$/i

/** What may stand beside them; each says nothing about where the part belongs. */
const others = [/^content-transfer-encoding: ?(?:binary|8bit|7bit)$/i, /^content-length: ?\d+$/i]

const isPlainHead = (head: string, patterns: readonly RegExp[]) => {
  const lines = head.split(lineEnd)
  const kinds = lines.map((line) => patterns.findIndex((pattern) => pattern.test(line)))
  return (
    !/[\r\n]/.test(lines.join('')) && kinds.includes(0) && !kinds.includes(-1) && new Set(kinds).size === kinds.length
  )
}

/**
 * Looks through the bytes of a form as they come: raises 400 for whatever one reader takes for a part and another does
 * not. A boundary stands only where a part begins or the form ends, and each part has the plain head of a file of this
 * name, or of one of these texts.
 */
export const plainForm = (boundary: string, name: string, texts: readonly string[] = []) => {
  const heads = [
    [disposition(name), fileType, ...others],
    ...(texts.length > 0 ? [[textDisposition(texts), textType, ...others]] : []),
  ]
  const mark = Buffer.from(`--${boundary}`)
  /** What has come and may be the beginning of something; a line break stands before the first byte. */
  let rest = Buffer.from(lineEnd)
  let place: 'content' | 'head' | 'end' = 'content'

  /** How much of `rest` is done with, or null where more must come first. */
  const passHead = () => {
    const end = rest.indexOf(headEnd)
    if (end < 0 && rest.length <= mostHead) return null
    if (end < 0 || !heads.some((patterns) => isPlainHead(rest.toString('latin1', 0, end), patterns))) throw ambiguous()
    place = 'content'
    return end + headEnd.length
  }

  const passContent = () => {
    const at = rest.indexOf(mark)
    // The beginning of a boundary, and the line break before it.
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
