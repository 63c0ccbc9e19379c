const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zip = [0x50, 0x4b, 0x03, 0x04]

const sectorLength = 512
const entryLength = 128

const startsWith = (bytes: Uint8Array, mark: readonly number[], from = 0) =>
  mark.every((byte, at) => bytes[from + at] === byte)

/** True if the directory of a compound file ([MS-CFB] §2.6) has an entry of this name. */
const hasEntry = (bytes: Uint8Array, name: string) => {
  const inUtf16 = Array.from(`${name}\0`, (letter) => [letter.charCodeAt(0), 0]).flat()
  for (let at = sectorLength; at < bytes.length; at += entryLength) if (startsWith(bytes, inUtf16, at)) return true
  return false
}

/** True for documents of older office programs and for protected ones. */
export const isCompoundFile = (head: Uint8Array) => startsWith(head, compoundFile)

export const isZip = (head: Uint8Array) => startsWith(head, zip)

/** Workbooks of Excel 97 to 2003, and those protected by a password; null for other compound files. */
export const compoundForm = (bytes: Uint8Array): 'xls' | 'protectedWorkbook' | null => {
  if (hasEntry(bytes, 'EncryptedPackage')) return 'protectedWorkbook'
  return hasEntry(bytes, 'Workbook') || hasEntry(bytes, 'Book') ? 'xls' : null
}
