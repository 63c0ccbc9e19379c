const mostCharacters = 255
const mostOfExtension = 20

/** A browser's form writes these three so (the WHATWG's multipart/form-data), and no other character. */
const ofForms = (name: string) => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')

// Control characters, separators that programs take for a line break, and marks that turn the direction of a text, by
// which `invoice_fdp.exe` looks like a PDF.
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const extensionAt = (characters: readonly string[]) => {
  const dot = characters.lastIndexOf('.')
  return dot > 0 && characters.length - dot <= mostOfExtension ? dot : characters.length
}

/** A long name is cut before its extension. */
const cut = (name: string) => {
  const characters = [...name]
  if (characters.length <= mostCharacters) return name
  const extension = characters.slice(extensionAt(characters))
  return [...characters.slice(0, mostCharacters - extension.length), ...extension].join('')
}

/**
 * The name that a file is kept and shown by, of the one that it came with: without folders, control characters and
 * marks of direction, well-formed, at most 255 characters; `file` where nothing to see is left. It names nothing on
 * the portal's disk.
 */
export const fileNameOf = (sent: string) => {
  const [name = ''] = ofForms(sent.toWellFormed()).split(/[/\\]/).slice(-1)
  const plain = cut(name.replace(unwanted, ' ').trim())
  return /^[.\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(plain) ? 'file' : plain
}

/** The extension of a name, without its dot, in lower case; empty where there is none. */
export const extensionOf = (name: string) => /[^.]\.([^.\s]{1,19})$/u.exec(name)?.[1]?.toLowerCase() ?? ''
