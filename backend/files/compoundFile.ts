/** Reads a piece of a file; a shorter one where the file ends. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

const headerLength = 512
const entryLength = 128
/** How many sectors of the allocation table the header itself names; longer chains are not followed. */
const tablesInHeader = 109
/** From here on a number is no sector: the end of a chain, for one. */
const noSector = 0xfffffffa
const mostSectors = 64

const nameAt = (entries: Buffer, at: number) => {
  const length = entries.readUInt16LE(at + 64)
  return length >= 2 && length <= 64 ? entries.toString('utf16le', at, at + length - 2) : ''
}

const namesAmong = (entries: Buffer) =>
  Array.from({ length: Math.floor(entries.length / entryLength) }, (_, index) => nameAt(entries, index * entryLength))

/**
 * The names of what is in a compound file ([MS-CFB] §2): what older office programs and Outlook keep documents in, and
 * installers too. Of many names the first.
 */
export const namesInCompoundFile = async (readAt: ReadAt): Promise<readonly string[]> => {
  const header = await readAt(0, headerLength)
  if (header.length < headerLength) return []
  const sectorLength = 2 ** header.readUInt16LE(30)
  if (sectorLength !== 512 && sectorLength !== 4096) return []
  const placeOf = (sector: number) => (sector + 1) * sectorLength

  const nextAfter = async (sector: number) => {
    const entriesOfTable = sectorLength / 4
    const table = Math.floor(sector / entriesOfTable)
    if (table >= tablesInHeader) return noSector
    const place = placeOf(header.readUInt32LE(76 + 4 * table)) + 4 * (sector % entriesOfTable)
    const next = await readAt(place, 4)
    return next.length === 4 ? next.readUInt32LE() : noSector
  }

  const names: string[] = []
  let sector = header.readUInt32LE(48)
  for (let count = 0; count < mostSectors && sector < noSector; count += 1) {
    names.push(...namesAmong(await readAt(placeOf(sector), sectorLength)))
    sector = await nextAfter(sector)
  }
  return names
}
