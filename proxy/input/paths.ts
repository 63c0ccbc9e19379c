import { HttpError } from '../httpError.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects them
const unsafe = /[\u0000-\u001f\u007f\\]|\/\/|(^|\/)\.{1,2}([/;]|$)/
const encodedUnsafe = /%(2e|2f|5c|00|0a|0d)/i
const maxDecodings = 4

const badPath = () =>
  new HttpError(
    400,
    'invalid_input',
    'The path holds an encoded slash, dot, backslash or control character, or is not well-formed.',
  )

const decodedUntilStable = (path: string) => {
  let decoded = path
  for (let round = 0; round < maxDecodings; round += 1) {
    if (encodedUnsafe.test(decoded)) throw badPath()
    let next: string
    try {
      next = decodeURIComponent(decoded)
    } catch {
      throw badPath()
    }
    if (next === decoded) return decoded
    decoded = next
  }
  throw badPath()
}

/**
 * Validated path of a request target; the same string is matched, checked and forwarded. Throws 400 for dot segments
 * (also with path parameters: `..;a=b` is one for servlet containers), double slashes, backslashes, NUL, and their
 * encodings at any depth.
 */
export const safePath = (target: string) => {
  const path = target.split('?', 1)[0] ?? ''
  if (!path.startsWith('/')) throw badPath()
  if (unsafe.test(path) || unsafe.test(decodedUntilStable(path))) throw badPath()
  return path
}
