import { constants } from 'node:fs'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../clock.ts'
import type { Db, Place } from '../../database/open.ts'
import { DomainError } from '../../errors.ts'
import { everyMinute } from '../../process/everyMinute.ts'
import { isPlantFile } from '../folders/folder.ts'
import { inThread } from '../inThread.ts'
import { keptMappings } from '../mappings.ts'
import { firstPlaceOf, kindsOf } from './kindsOf.ts'
import { settle } from './settle.ts'
import { isSame, type Look, lookAt, type Taken } from './takeFile.ts'

interface Watching {
  readonly db: Db
  readonly clock: Clock
  readonly folder: string
  readonly place: Place
  readonly onError: (error: unknown) => void
}

/** The files of the folder. Names that begin with a dot, and endings such as `.part`, are of files on their way. */
const looksAt = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && isPlantFile(entry.name)).map(({ name }) => name)
  const looks = new Map<string, Look>()
  for (const name of names.filter((one) => !one.startsWith('.'))) {
    const look = await lookAt(join(folder, name))
    if (look) looks.set(name, look)
  }
  return looks
}

/** Rounds in which a file is tried that could not be read or written, as without a database. */
const maxTries = 5

/**
 * Returns a function that looks at the folder once. The files are imported if none has come or changed since the last
 * look, so that those of one export are complete and come in their order.
 */
export const folderLooker = ({ db, clock, folder, place, onError }: Watching) => {
  let before: ReadonlyMap<string, Look> = new Map()
  const tries = new Map<string, number>()

  const fail = (name: string, text: string) => settle(join(folder, name), name, 'failed', text, clock.now())

  const importOne = async (name: string, look: Look, kinds: Exclude<ReturnType<typeof kindsOf>, string>) => {
    const path = join(folder, name)
    try {
      await inThread<Taken>(0, { does: 'takeFile', place, name, look, kinds }, path)
      tries.delete(name)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'invalid_input') return fail(name, error.message)
      const count = (tries.get(name) ?? 0) + 1
      tries.set(name, count)
      onError(error)
      if (count < maxTries) return
      tries.delete(name)
      await fail(name, 'The import failed; the log of the portal has the reason. Move the file back to try it again.')
    }
  }

  return async (isStopping: () => boolean = () => false) => {
    const looks = await looksAt(folder)
    const isQuiet = [...looks].every(([name, look]) => isSame(before.get(name), look))
    before = looks
    if (!isQuiet || looks.size === 0) return
    const kept = await keptMappings(db)
    const files = [...looks].map(([name, look]) => ({ name, look, kinds: kindsOf(name, kept) }))
    for (const { name, kinds } of files) if (typeof kinds === 'string') await fail(name, kinds)
    const known = files.flatMap(({ kinds, ...file }) => (typeof kinds === 'string' ? [] : [{ ...file, kinds }]))
    for (const { name, look, kinds } of known.toSorted(
      (one, other) => firstPlaceOf(one.kinds) - firstPlaceOf(other.kinds),
    )) {
      if (isStopping()) return
      await importOne(name, look, kinds).catch(onError)
    }
  }
}

const requireFolder = async (folder: string) => {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    await readdir(folder)
  } catch (error) {
    throw new Error(`IMPORT_FOLDER must be a folder that the portal may write: ${(error as Error).message}`)
  }
}

/** Imports files from a folder, if there is one; rejects if the portal may not write it. */
export const startImportFolder = async ({
  folder,
  ...rest
}: Omit<Watching, 'folder'> & { readonly folder: string | undefined }) => {
  if (folder === undefined) return { stop: async () => {} }
  await requireFolder(folder)
  return everyMinute(folderLooker({ folder, ...rest }), rest.onError)
}
