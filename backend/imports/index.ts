import { Worker } from 'node:worker_threads'
import { imports } from '../../schema/imports/calls.ts'
import { dataFileOf } from '../../schema/imports/index.ts'
import { DomainError, type DomainErrorCode, forbidden, notFound, unauthorized } from '../errors.ts'
import { admittedOf, implement, inStages } from '../implement.ts'
import { turnsOf } from '../process/limits.ts'
import type { Imported } from './imported.ts'
import type { Task } from './importThread.ts'

const turns = turnsOf('imports')

/**
 * Imports in a thread of its own, so that requests can still be served; resolves to the code of the error if the import
 * is rejected.
 */
const importInThread = (importing: Task) =>
  new Promise<Imported | DomainErrorCode>((resolve, reject) => {
    const worker = new Worker(new URL('./importThread.ts', import.meta.url), {
      workerData: { importing },
      resourceLimits: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 96 },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The import ended with code ${code}.`)))
  })

const importRejected = ({ entity, problems }: Imported) =>
  new DomainError('invalid_input', `${entity} was not taken: it has ${problems.length} problems.`, { problems })

const save = inStages<typeof imports.save, Imported>({
  prepare: async (context) => {
    const {
      input: { entity, replace = false },
      caller,
      files: [file],
      store,
      settings: { place },
    } = context
    if (!dataFileOf(entity)) throw notFound()
    if (!file) throw new DomainError('invalid_input', 'Send the file as the body, as text/csv.')
    const { id, name, key } = caller
    const task: Task = {
      ...{ place, entity, path: store.pathOf(file.id), isReplacing: replace },
      madeBy: key === undefined ? name : `key ${key}`,
      callerId: key === undefined ? id : null,
      admitted: admittedOf(imports.save, context),
    }
    const imported = await turns.run(String(id), () => importInThread(task))
    if (typeof imported === 'string') throw imported === 'forbidden' ? forbidden() : unauthorized()
    return imported
  },
  run: async (_context, imported) => {
    if (imported.problems.length > 0) throw importRejected(imported)
    const { problems: _, ...counts } = imported
    return counts
  },
})

export const importsCalls = implement('imports', imports, { save })
