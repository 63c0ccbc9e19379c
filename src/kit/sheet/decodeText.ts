const starts = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

const encodingOf = (bytes: Uint8Array) => {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (starts(bytes, 0xfe, 0xff)) return 'utf-16be'
  return 'utf-8'
}

/** The text of a file: in Unicode, with a mark or without, else as spreadsheets on Windows write it. */
export const decodeText = (bytes: Uint8Array) => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
