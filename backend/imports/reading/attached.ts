import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DataFile } from '#schema/imports/file.ts'
import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import { maxPhotoBytes, photoTypes } from '#schema/records/photos.ts'
import { mediaTypeOf } from '../../files/mediaType.ts'
import { withoutMetadata } from '../../files/withoutMetadata.ts'
import { BadCell, type Stored } from './readCell.ts'

/** Limit for all attached files of an import, because they are stored temporarily until all are read. */
const maxTotalBytes = 500_000_000

const byItself = ([link]: DataFile['links']) =>
  new BadCell(reasonOf('inFolder', { call: `POST /write/data/${link?.file}/ID/photo` }))
const notName = new BadCell(reasonOf('fileName'))
const notThere = new BadCell(reasonOf('fileMissing'))
const notPhoto = new BadCell(reasonOf('photoType'))
const tooLarge = new BadCell(reasonOf('fileSize', { limit: maxPhotoBytes.toLocaleString('en') }))
const tooMany = new BadCell(reasonOf('fileSizes', { limit: maxTotalBytes.toLocaleString('en') }))

// Symbolic links could point anywhere, and reading a pipe would block.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Reads a file in a folder, up to the size limit; returns the reason if it cannot be read. */
const readNamed = async (folder: string, name: string): Promise<Buffer | BadCell> => {
  if (basename(name) !== name || /^\.|[\\/]/.test(name)) return notName
  const handle = await open(join(folder, name), flags).catch(() => null)
  if (!handle) return notThere
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) return notThere
    return stats.size > maxPhotoBytes ? tooLarge : await handle.readFile()
  } finally {
    await handle.close()
  }
}

/**
 * Replaces the file name in a row with the file's content and appends its media type; the row begins with its line
 * number. Reports unusable files. Null if the data file has no such column.
 */
export const attacher = (
  { attached, links }: DataFile,
  names: readonly string[],
  folder: string | undefined,
  report: (line: number, column: string, reason: Reason, value: string) => void,
) => {
  if (!attached) return null
  const at = 1 + names.indexOf(attached.column)
  let together = 0
  const read = async (name: string): Promise<readonly [Buffer, string] | BadCell> => {
    if (folder === undefined) return byItself(links)
    const bytes = await readNamed(join(folder, attached.folder), name)
    if (bytes instanceof BadCell) return bytes
    const type = await mediaTypeOf(bytes)
    const cleaned = type in photoTypes ? withoutMetadata(bytes, type) : null
    if (!cleaned) return notPhoto
    together += cleaned.length
    return together > maxTotalBytes ? tooMany : [cleaned, type]
  }
  return async (row: Stored[]) => {
    const name = row[at]
    // An empty cell has already been reported.
    if (typeof name !== 'string') return
    const found = await read(name)
    if (found instanceof BadCell) return report(Number(row[0]), attached.column, found.reason, name)
    row[at] = found[0]
    row.push(found[1])
  }
}
