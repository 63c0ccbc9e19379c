/** Encodes text in Windows-1252, as far as it agrees with Latin-1, and the euro sign and quotes. */
export const inWindows1252 = (text: string) =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('„', '\u0084').replaceAll('“', '\u0093'), 'latin1')

export const inUtf16 = (text: string, { isBigEndian = false, isMarked = true } = {}) => {
  const bytes = Buffer.from(isMarked ? `\ufeff${text}` : text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}
