import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '../database/open.ts'
import { openFolder } from '../files/folder.ts'
import { type FileStore, openStore } from '../files/store.ts'

const ignoreGone = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

/** Folder of complete files in a data folder or a backup. */
const filesIn = (folder: string) => join(folder, 'files/kept')

const copyMark = async (from: Pick<FileStore, 'readMark'>, to: Pick<FileStore, 'writeMark'>) => {
  const mark = await from.readMark()
  if (mark !== null) await to.writeMark(mark)
}

/** Copies the files that a backup lacks into its folder; files never change. Returns their number. */
export const saveFiles = async (place: Place, folder: string) => {
  const to = filesIn(folder)
  await mkdir(to, { recursive: true, mode: 0o700 })
  const store = await openStore(place)
  await copyMark(store, await openFolder(join(folder, 'files')))
  const present = new Set(await readdir(to))
  let count = 0
  for await (const ids of store.ids())
    for (const id of ids.filter((each) => !present.has(each))) {
      await store.withPath(id, (path) => copyFile(path, join(to, id), constants.COPYFILE_FICLONE)).catch(ignoreGone)
      count += 1
    }
  return count
}

/** True if the data folder or the bucket has files. */
export const hasFiles = async (place: Place) => {
  const store = await openStore(place)
  for await (const ids of store.ids()) if (ids.length > 0) return true
  return false
}

/** Copies the files of a backup into the store, which has none. Returns their number. */
export const putFiles = async (folder: string, place: Place) => {
  const store = await openStore(place)
  await copyMark(await openFolder(join(folder, 'files')), store)
  const names = await readdir(filesIn(folder))
  for (const name of names) await store.write(createReadStream(join(filesIn(folder), name)), name)
  return names.length
}
