import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DataFile } from '../../../schema/imports/file.ts'
import { mostPhotoBytes, photoTypes } from '../../../schema/records/photos.ts'
import { mediaTypeOf } from '../../files/mediaType.ts'
import { BadCell, type Stored } from './cells.ts'

/** All of a file's together: they wait on the disk until all are read. */
const mostBytesTogether = 500_000_000

const byItself = ([link]: DataFile['links']) =>
  new BadCell(
    `Files that it names come with the folder, by npm run import; one photo by POST /write/data/${link?.file}/ID/photo.`,
  )
const notName = new BadCell('Must be the name of a file, without folders.')
const notThere = new BadCell('There is no such file in the folder.')
const notPhoto = new BadCell('Must be a JPEG, PNG or WebP image.')
const tooLarge = new BadCell(`Must have at most ${mostPhotoBytes.toLocaleString('en')} bytes.`)
const tooMany = new BadCell(`All files together must have at most ${mostBytesTogether.toLocaleString('en')} bytes.`)

// A link could lead anywhere, and a pipe would be waited for.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** The bytes of a file in a folder, of which there are few enough; or why there are none. */
const readNamed = async (folder: string, name: string): Promise<Buffer | BadCell> => {
  if (basename(name) !== name || /^\.|[\\/]/.test(name)) return notName
  const handle = await open(join(folder, name), flags).catch(() => null)
  if (!handle) return notThere
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) return notThere
    return stats.size > mostPhotoBytes ? tooLarge : await handle.readFile()
  } finally {
    await handle.close()
  }
}

/**
 * Puts what is in a row's attached file in the place of its name, and its media type behind the row, which begins with
 * its line; what cannot be taken is told. Null for files without such a column.
 */
export const attacher = (
  { attached, links }: DataFile,
  names: readonly string[],
  folder: string | undefined,
  tell: (line: number, column: string, reason: string) => void,
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
    return together > mostBytesTogether ? tooMany : [bytes, type]
  }
  return async (row: Stored[]) => {
    const name = row[at]
    // Told already where there is none.
    if (typeof name !== 'string') return
    const found = await read(name)
    if (found instanceof BadCell) return tell(Number(row[0]), attached.column, found.reason)
    row[at] = found[0]
    row.push(found[1])
  }
}
