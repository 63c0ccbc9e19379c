import { cleanText } from '#values/texts.ts'

const maxCharacters = 255
const maxExtension = 20

/** Browsers escape exactly these three characters in multipart/form-data (WHATWG). */
const ofForms = (name: string) => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')

// Control characters, separators that programs treat as line breaks, and bidirectional marks, with which
// `invoice_fdp.exe` can look like a PDF.
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const extensionAt = (characters: readonly string[]) => {
  const dot = characters.lastIndexOf('.')
  return dot > 0 && characters.length - dot <= maxExtension ? dot : characters.length
}

/** Truncates a long name before its extension. */
const cut = (name: string) => {
  const characters = [...name]
  if (characters.length <= maxCharacters) return name
  const extension = characters.slice(extensionAt(characters))
  return [...characters.slice(0, maxCharacters - extension.length), ...extension].join('')
}

/**
 * Cleans an uploaded file's name for storage and display: no folders, control characters or bidirectional marks,
 * well-formed, at most 255 characters; `file` if nothing visible remains. It is never used as a path on disk.
 */
export const fileNameOf = (sent: string) => {
  const [name = ''] = ofForms(sent.toWellFormed()).split(/[/\\]/).slice(-1)
  const plain = cut(cleanText(name.replace(unwanted, ' ')))
  return /^[.\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(plain) ? 'file' : plain
}

export const extensionOf = (name: string) => /[^.]\.([^.\s]{1,19})$/u.exec(name)?.[1]?.toLowerCase() ?? ''
