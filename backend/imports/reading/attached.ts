import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DataFile } from '../../../schema/imports/file.ts'
import { maxPhotoBytes, photoTypes } from '../../../schema/records/photos.ts'
import { mediaTypeOf } from '../../files/mediaType.ts'
import { BadCell, type Stored } from './cells.ts'

/** Limit for all attached files of an import, because they are stored temporarily until all are read. */
const maxTotalBytes = 500_000_000

const byItself = ([link]: DataFile['links']) =>
  new BadCell(
    `Files that it names come with the folder, by npm run import; one photo by POST /write/data/${link?.file}/ID/photo.`,
  )
const notName = new BadCell('Must be the name of a file, without folders.')
const notThere = new BadCell('This file is not in the folder.')
const notPhoto = new BadCell('Must be a JPEG, PNG or WebP image.')
const tooLarge = new BadCell(`Must have at most ${maxPhotoBytes.toLocaleString('en')} bytes.`)
const tooMany = new BadCell(`All files together must have at most ${maxTotalBytes.toLocaleString('en')} bytes.`)

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
  report: (line: number, column: string, reason: string) => void,
) => {
  if (!attached) return null
  const at = 1 + names.indexOf(attached.column)
  let together = 0
  const read = async (name: string): Promise<readonly [Buffer, string] | BadCell> => {
    if (folder === undefined) return byItself(links)
    const bytes = await readNamed(join(folder, attached.folder), name)
    if (bytes instanceof BadCell) return bytes
    const type = await mediaTypeOf(bytes)
    if (!(type in photoTypes)) return notPhoto
    together += bytes.length
    return together > maxTotalBytes ? tooMany : [bytes, type]
  }
  return async (row: Stored[]) => {
    const name = row[at]
    // An empty cell has already been reported.
    if (typeof name !== 'string') return
    const found = await read(name)
    if (found instanceof BadCell) return report(Number(row[0]), attached.column, found.reason)
    row[at] = found[0]
    row.push(found[1])
  }
}
