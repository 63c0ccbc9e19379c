const labelIn = (contentType: string | null) => /;\s*charset="?([\w-]+)"?/i.exec(contentType ?? '')?.[1]

const decodedBy = (label: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Decodes the text of a company's answer: by its declared charset, otherwise as UTF-8. Text that is neither is taken for
 * Windows-1252, which has a character for every byte; `isGuessed` tells that.
 */
export const decodeText = (bytes: Uint8Array, contentType: string | null) => {
  const label = labelIn(contentType)
  const text = (label && decodedBy(label, bytes)) ?? decodedBy('utf-8', bytes)
  if (text !== undefined) return { text, isGuessed: false }
  return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true }
}

const guessed = new WeakSet<object>()

/** Parses JSON in a company's answer; undefined for any other text. */
export const parseText = (bytes: Uint8Array, contentType: string | null): unknown => {
  const { text, isGuessed } = decodeText(bytes, contentType)
  try {
    const wire: unknown = JSON.parse(text)
    if (isGuessed && typeof wire === 'object' && wire !== null) guessed.add(wire)
    return wire
  } catch {
    return undefined
  }
}

/** True if the charset of this answer was neither declared nor UTF-8. */
export const hasGuessedCharset = (wire: unknown) => typeof wire === 'object' && wire !== null && guessed.has(wire)
