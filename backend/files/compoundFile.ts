/** Reads part of a file; the result is shorter at the end of the file. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

const headerLength = 512
const entryLength = 128
/** Number of allocation table sectors listed in the header itself. */
const tablesInHeader = 109
/** Numbers from here on are special values, such as the end of a chain. */
const noSector = 0xfffffffa
/** Limit for the directory: 16,384 entries in sectors of 512 bytes. */
const maxSectors = 4_096
/** All streams that are read, in bytes; more than a file of 15,000,000 bytes can hold. */
const maxBytes = 16_000_000
/** Streams shorter than this are in the stream of the root entry, in sectors of 64 bytes. */
const shortStream = 4_096
const shortSectorLength = 64
/** Adjacent sectors are read together, up to this many bytes. */
const readLength = 65_536

/** Thrown if the file is truncated or has a loop, or if its directory or its streams are too long. */
class CompoundFileError extends Error {
  constructor() {
    super('The compound file cannot be read.')
    this.name = 'CompoundFileError'
  }
}

interface Entry {
  readonly name: string
  readonly isStream: boolean
  readonly isRoot: boolean
  readonly start: number
  readonly size: number
}

const entryAt = (entries: Buffer, at: number): Entry => {
  const length = entries.readUInt16LE(at + 64)
  const type = entries[at + 66]
  return {
    name: length >= 2 && length <= 64 ? entries.toString('utf16le', at, at + length - 2) : '',
    isStream: type === 2,
    isRoot: type === 5,
    start: entries.readUInt32LE(at + 116),
    // The upper half is not reliable in small files, and larger ones are not read.
    size: entries.readUInt32LE(at + 120),
  }
}

const entriesAmong = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / entryLength) }, (_, index) => entryAt(bytes, index * entryLength))

export interface CompoundFile {
  readonly names: readonly string[]
  /** Bytes of each stream with this name, in any storage and letter case; reading raises an error if one is broken. */
  readonly streamsOf: (name: string) => readonly AsyncIterable<Buffer>[]
}

/** Opens a compound file ([MS-CFB] §2); null if its directory cannot be read completely. */
export const openCompoundFile = async (readAt: ReadAt): Promise<CompoundFile | null> => {
  const header = await readAt(0, headerLength)
  if (header.length < headerLength) return null
  const sectorLength = 2 ** header.readUInt16LE(30)
  if (sectorLength !== 512 && sectorLength !== 4096) return null
  if (header.readUInt32LE(56) !== shortStream) return null
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
    if (table < tablesInHeader) return header.readUInt32LE(76 + 4 * table)
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
  const chainFrom = async (start: number, max: number) => {
    const chain: number[] = []
    for (let sector = start; sector < noSector && chain.length < max; sector = await sectorAfter(sector))
      chain.push(sector)
    return chain
  }

  const directory = async () => {
    const chain = await chainFrom(header.readUInt32LE(48), maxSectors + 1)
    if (chain.length > maxSectors || new Set(chain).size < chain.length) throw new CompoundFileError()
    const entries: Entry[] = []
    for (const sector of chain) {
      const bytes = await readSector(sector)
      if (bytes.length === 0) throw new CompoundFileError()
      entries.push(...entriesAmong(bytes))
    }
    return entries
  }

  async function* longStream({ start, size }: Entry) {
    let left = size
    for (let sector = start; left > 0; ) {
      if (sector >= noSector) throw new CompoundFileError()
      let end = sector + 1
      let next = await sectorAfter(sector)
      while (next === end && (end - sector) * sectorLength < Math.min(left, readLength)) {
        end += 1
        next = await sectorAfter(next)
      }
      const bytes = await readAt((sector + 1) * sectorLength, Math.min(left, (end - sector) * sectorLength))
      if (bytes.length === 0) throw new CompoundFileError()
      yield bytes
      left -= bytes.length
      sector = next
    }
  }

  const shortChains = async (root: Entry) => {
    const max = maxBytes / sectorLength
    return { store: await chainFrom(root.start, max), table: await chainFrom(header.readUInt32LE(60), max) }
  }
  let ofShortStreams: ReturnType<typeof shortChains> | undefined

  async function* shortStreamOf({ start, size }: Entry, root: Entry) {
    ofShortStreams ??= shortChains(root)
    const { store, table } = await ofShortStreams
    const inChain = (chain: readonly number[], place: number) => {
      const sector = chain[Math.floor(place / sectorLength)]
      if (sector === undefined) throw new CompoundFileError()
      return readSector(sector)
    }
    let left = size
    for (let sector = start; left > 0; left -= shortSectorLength) {
      if (sector >= noSector) throw new CompoundFileError()
      const at = sector * shortSectorLength
      const within = at % sectorLength
      yield (await inChain(store, at)).subarray(within, within + Math.min(left, shortSectorLength))
      const numbers = await inChain(table, 4 * sector)
      const place = (4 * sector) % sectorLength
      if (numbers.length < place + 4) throw new CompoundFileError()
      sector = numbers.readUInt32LE(place)
    }
  }

  let bytesLeft = maxBytes
  async function* bytesOf(entry: Entry, root: Entry | undefined) {
    // Streams of a whole file do not overlap.
    bytesLeft -= entry.size
    if (bytesLeft < 0) throw new CompoundFileError()
    if (entry.size >= shortStream) yield* longStream(entry)
    else if (root) yield* shortStreamOf(entry, root)
    else throw new CompoundFileError()
  }

  try {
    const entries = await directory()
    const root = entries.find(({ isRoot }) => isRoot)
    const streamsOf = (name: string) =>
      entries
        .filter((entry) => entry.isStream && entry.name.toLowerCase() === name.toLowerCase())
        .map((entry) => bytesOf(entry, root))
    return { names: entries.map(({ name }) => name), streamsOf }
  } catch (error) {
    if (error instanceof CompoundFileError) return null
    throw error
  }
}

/** Returns what `read` makes of a compound file, or `broken` if the file is truncated or has a loop. */
export const unlessBroken = async <T>(read: () => Promise<T>, broken: T) => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CompoundFileError) return broken
    throw error
  }
}
