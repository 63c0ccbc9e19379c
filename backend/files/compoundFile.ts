/** Reads part of a file; the result is shorter at the end of the file. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

const headerLength = 512
const entryLength = 128
/** Number of allocation table sectors listed in the header itself. */
const tablesInHeader = 109
/** Numbers from here on are special values, such as the end of a chain. */
const noSector = 0xfffffffa
/** Limit for the directory: 16,384 entries in sectors of 512 bytes. */
const mostSectors = 4_096

/** Thrown if the file is truncated or has a loop, or if its directory is too long. */
class CompoundFileError extends Error {
  constructor() {
    super('The directory of the compound file cannot be read.')
    this.name = 'CompoundFileError'
  }
}

const nameAt = (entries: Buffer, at: number) => {
  const length = entries.readUInt16LE(at + 64)
  return length >= 2 && length <= 64 ? entries.toString('utf16le', at, at + length - 2) : ''
}

const namesAmong = (entries: Buffer) =>
  Array.from({ length: Math.floor(entries.length / entryLength) }, (_, index) => nameAt(entries, index * entryLength))

const numbersIn = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(4 * index))

/** Returns the names of all entries of a compound file ([MS-CFB] §2), or null if they cannot all be read. */
export const namesInCompoundFile = async (readAt: ReadAt): Promise<readonly string[] | null> => {
  const header = await readAt(0, headerLength)
  if (header.length < headerLength) return null
  const sectorLength = 2 ** header.readUInt16LE(30)
  if (sectorLength !== 512 && sectorLength !== 4096) return null
  const numbersPerSector = sectorLength / 4

  const sectors = new Map<number, Buffer>()
  const readSector = async (sector: number) => {
    const known = sectors.get(sector)
    if (known) return known
    const bytes = await readAt((sector + 1) * sectorLength, sectorLength)
    sectors.set(sector, bytes)
    return bytes
  }
  const numberAt = async (sector: number, index: number) => {
    const bytes = await readSector(sector)
    if (bytes.length < 4 * index + 4) throw new CompoundFileError()
    return bytes.readUInt32LE(4 * index)
  }

  /** Finds a sector of the allocation table: listed in the header, or in the chain of lists that follows. */
  const sectorOfTable = async (table: number) => {
    if (table < tablesInHeader) return numbersIn(header.subarray(76))[table] ?? noSector
    const perList = numbersPerSector - 1
    let list = header.readUInt32LE(68)
    for (let skipped = Math.floor((table - tablesInHeader) / perList); skipped > 0; skipped -= 1)
      list = await numberAt(list, perList)
    return numberAt(list, (table - tablesInHeader) % perList)
  }
  const sectorAfter = async (sector: number) => {
    const table = await sectorOfTable(Math.floor(sector / numbersPerSector))
    if (table >= noSector) throw new CompoundFileError()
    return numberAt(table, sector % numbersPerSector)
  }

  const names: string[] = []
  const seen = new Set<number>()
  try {
    for (let sector = header.readUInt32LE(48); sector < noSector; sector = await sectorAfter(sector)) {
      if (seen.has(sector) || seen.size >= mostSectors) return null
      seen.add(sector)
      const entries = await readSector(sector)
      if (entries.length === 0) return null
      names.push(...namesAmong(entries))
    }
  } catch (error) {
    if (error instanceof CompoundFileError) return null
    throw error
  }
  return names
}
