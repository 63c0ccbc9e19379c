import type { RowOf } from '#schema/entity.ts'
import { imports } from '#schema/imports/calls.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import type { importReport } from '#schema/imports/report.ts'
import type { Db } from '../database/open.ts'
import { DomainError, invalidInput, notFound } from '../errors.ts'
import { keepFile } from '../files/files.ts'
import type { StoredFile } from '../files/store.ts'
import { admittedOf, type Context, type Handler, inStages } from '../implement.ts'
import type { Imported } from './imported.ts'
import type { ImportedTogether, ImportTask, Outcome, Task } from './importThread.ts'
import { inThread } from './inThread.ts'
import { keptMappings } from './mappings.ts'
import type { Mapping } from './reading/mappedColumns.ts'
import { asAnswer, readProblems } from './reading/problems.ts'
import type { Proposal } from './reading/propose.ts'
import { readyMappings } from './reading/readyMappings.ts'
import { deleteUpload, type KeptUpload, surplusUploads } from './uploadLimits.ts'

type Report = RowOf<typeof importReport>

export const fileMissing = () =>
  new DomainError('invalid_input', 'Send the file as the body, as text/csv or as a workbook.')

const reportOf = ({ fileName: _, form, skipped, ...imported }: Imported): Report => ({
  ...form,
  ...imported,
  skipped: skipped.map(({ cells, ...row }) => ({ ...row, cells: [...cells] })),
  ignored: [...imported.ignored],
  columns: [...imported.columns],
  problems: imported.problems.map(asAnswer),
  warnings: imported.warnings.map(asAnswer),
  changedRows: imported.changedRows.map((row) => ({ ...row, changes: [...row.changes] })),
  rejectedRows: [...imported.rejectedRows],
})

const reportsOf = ({ also, ...imported }: ImportedTogether) => ({ ...reportOf(imported), also: also.map(reportOf) })

const importRejected = ({ entity, problemCount, problems }: Imported) =>
  new DomainError('invalid_input', `${entity} was not taken: it has ${problemCount} problems.`, {
    problems: problems.map(asAnswer),
  })

/** A mapping, with those of the further kinds of an upload. */
type Mappings = Mapping & { readonly also?: Mapping[] }

export const readMapping = (text: string | null) => (text === null ? null : (JSON.parse(text) as Mappings))

/** Mapping with a name; throws if there is none for the kind of file. */
const mappingNamed = async (db: Db, wanted: string, entity: string) => {
  const all = [...(await keptMappings(db)), ...readyMappings]
  const found = all.find(({ name, mapping }) => name === wanted && mapping.file === entity)
  if (!found) throw invalidInput({ mapping: { code: 'choice' } })
  return found.mapping
}

/** Mapping of an API key for a kind of file; null if it has none. */
const mappingOfKey = async (db: Db, key: string | undefined, entity: string) => {
  if (key === undefined) return null
  const found = await db
    .selectFrom('api_keys')
    .select('mapping')
    .where('name', '=', key)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  const mappings = found?.mapping ? (JSON.parse(found.mapping) as readonly Mapping[]) : []
  return mappings.find(({ file }) => file === entity) ?? null
}

/** Runs a task on a stored file; 404 if the upload was applied or has expired meanwhile. */
export const onStored = <Result extends Outcome>(
  { store, caller }: Pick<Context<unknown>, 'store' | 'caller'>,
  task: Task,
  fileId: StoredFile['id'],
) =>
  store
    .withPath(fileId, (path) => inThread<Result>(caller.id, task, path))
    .catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? notFound() : error
    })

export const save = inStages<typeof imports.save, ImportedTogether>({
  prepare: async (context) => {
    const { input, caller, files, settings, db } = context
    const { entity, replace = false, force = false, dryRun = false, referred, mapping } = input
    if (!dataFileOf(entity)) throw notFound()
    const [file] = files
    if (!file) throw fileMissing()
    const { id, name, key } = caller
    const task: ImportTask = {
      does: 'import',
      place: settings.place,
      entity,
      mapping: mapping === undefined ? await mappingOfKey(db, key, entity) : await mappingNamed(db, mapping, entity),
      isReplacing: replace,
      isForced: force,
      referred,
      isDryRun: dryRun,
      madeBy: key === undefined ? name : `key ${key}`,
      callerId: key === undefined ? id : null,
      admitted: admittedOf(imports.save, context),
    }
    return onStored<ImportedTogether>(context, task, file.id)
  },
  run: async (_context, imported) => {
    if (imported.problems.length > 0 && !imported.isDryRun) throw importRejected(imported)
    const { also: _, ...report } = imported
    return reportOf(report)
  },
})

/** Mappings of the last accepted run of each kind of file, latest first. */
const earlierMappings = async (db: Db) => {
  const rows = await db
    .selectFrom('imports')
    .select(['file_name', 'mapping'])
    .where('result', '=', 'done')
    .where('mapping', 'is not', null)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({ fileName: row.file_name, mapping: readMapping(row.mapping) as Mapping }))
}

const knownMappings = async (db: Db) => ({ earlier: await earlierMappings(db), kept: await keptMappings(db) })

const answerOf = (upload: { id: number; fileName: string; size: number }, proposal: Proposal) => {
  const { form, sheets, headers, sample, firstRows, otherHeaderRows, candidates, columns, ...rest } = proposal
  const asRow = ({ line, cells }: Proposal['sample'][number]) => ({ line, cells: [...cells] })
  return {
    ...upload,
    ...form,
    ...rest,
    sheets: [...sheets],
    headers: [...headers],
    sample: sample.map(asRow),
    firstRows: firstRows.map(asRow),
    otherHeaderRows: [...otherHeaderRows],
    candidates: candidates.map(({ missing, ...candidate }) => ({ ...candidate, missing: [...missing] })),
    columns: [...columns],
    skip: [...proposal.skip],
    mappings: [...proposal.mappings],
  }
}

interface Uploaded {
  readonly proposal: Proposal
  readonly surplus: readonly KeptUpload[]
}

export const upload = inStages<typeof imports.upload, Uploaded>({
  prepare: async ({ input: { name }, caller, files, store, db }) => {
    const [file] = files
    if (!file) throw fileMissing()
    const wish = {
      fileName: name,
      entity: null,
      sheet: null,
      headerRow: null,
      ...(await knownMappings(db)),
      mapping: null,
    }
    const proposal = await onStored<Proposal>({ store, caller }, { does: 'propose', ...wish }, file.id)
    return { proposal, surplus: await surplusUploads(db, caller.id, file.size) }
  },
  run: async (context, { proposal, surplus }) => {
    const { input, files, db } = context
    const [file] = files
    if (!file) throw fileMissing()
    for (const each of surplus) await deleteUpload(db, each)
    const file_id = await keepFile(context, { ...file, name: input.name })
    const { id } = await db
      .insertInto('import_uploads')
      .values({ file_id, name: input.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return answerOf({ id, fileName: input.name, size: file.size }, proposal)
  },
  finish: async ({ store }, answer, { surplus }) => {
    for (const { file_id } of surplus) await store.discard(file_id).catch(() => undefined)
    return answer
  },
})

/** Uploads of the caller, oldest first. */
export const listUploads: Handler<typeof imports.listUploads> = async ({ db, caller }) => {
  const rows = await db
    .selectFrom('import_uploads')
    .innerJoin('files', 'files.id', 'import_uploads.file_id')
    .select(['import_uploads.id', 'import_uploads.name', 'mapping', 'is_replacing'])
    .where('files.created_by', '=', caller.id)
    .orderBy('import_uploads.id')
    .execute()
  return rows.map(({ id, name, mapping, is_replacing }) => {
    const kept = readMapping(mapping)
    return {
      id,
      fileName: name,
      isReplacing: is_replacing === 1,
      file: null,
      ...kept,
      columns: [...(kept?.columns ?? [])],
    }
  })
}

const uploadWith = async (db: Db, id: number) => {
  const found = await db
    .selectFrom('import_uploads')
    .innerJoin('files', 'files.id', 'import_uploads.file_id')
    .select(['import_uploads.id', 'file_id', 'import_uploads.name', 'mapping', 'problems', 'size'])
    .where('import_uploads.id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

export const proposeAgain: Handler<typeof imports.propose> = async ({ db, input, caller, store }) => {
  const { id, file_id, name, size } = await uploadWith(db, input.id)
  const entity = input.file ?? null
  if (entity !== null && !dataFileOf(entity)) throw notFound()
  const { sheet = null, headerRow = null } = input
  const wish = {
    fileName: name,
    entity,
    sheet,
    headerRow,
    mapping: input.mapping ?? null,
    ...(await knownMappings(db)),
  }
  const proposal = await onStored<Proposal>({ store, caller }, { does: 'propose', ...wish }, file_id)
  return answerOf({ id, fileName: name, size }, proposal)
}

type Applying = Context<typeof imports.check> | Context<typeof imports.apply>

const importUpload = async (context: Applying, isDryRun: boolean) => {
  const { input, caller, db, settings } = context
  const kinds = [input.file, ...(input.also ?? []).map(({ file }) => file)]
  if (!kinds.every(dataFileOf)) throw notFound()
  if (new Set(kinds).size < kinds.length) throw invalidInput({ also: { code: 'duplicate' } })
  const { file_id, name } = await uploadWith(db, input.id)
  const { id: _, replace: _replace, also = [], ...given } = input
  const mapping: Mapping = { ...given, sheet: given.sheet ?? null }
  const task: ImportTask = {
    does: 'import',
    place: settings.place,
    entity: input.file,
    fileName: name,
    mapping,
    also,
    isDryRun,
    isReplacing: input.replace ?? false,
    isForced: 'force' in input && input.force === true,
    referred: input.referred,
    madeBy: caller.name,
    callerId: caller.id,
    admitted: admittedOf(imports.apply, context),
  }
  const imported = await onStored<ImportedTogether>(context, task, file_id)
  return { imported, mapping: { ...mapping, ...(also.length > 0 && { also }) }, fileId: file_id }
}

type Applied = Awaited<ReturnType<typeof importUpload>>

export const check = inStages<typeof imports.check, Applied>({
  prepare: (context) => importUpload(context, true),
  run: async ({ db, input }, { imported, mapping }) => {
    const problems = [imported, ...imported.also].flatMap((one) => [...one.problems, ...one.warnings])
    await db
      .updateTable('import_uploads')
      .set({
        mapping: JSON.stringify(mapping),
        problems: JSON.stringify(problems),
        is_replacing: input.replace ? 1 : 0,
      })
      .where('id', '=', input.id)
      .execute()
    return reportsOf(imported)
  },
})

export const apply = inStages<typeof imports.apply, Applied>({
  prepare: (context) => importUpload(context, false),
  run: async ({ db, input }, { imported, fileId }) => {
    if (imported.problems.length > 0) throw importRejected(imported)
    await deleteUpload(db, { id: input.id, file_id: fileId })
    return reportsOf(imported)
  },
  finish: async ({ store }, report, { fileId }) => {
    await store.discard(fileId).catch(() => undefined)
    return report
  },
})

export const discard = inStages<typeof imports.discard, KeptUpload>({
  prepare: ({ db, input }) => uploadWith(db, input.id),
  run: async ({ db }, upload) => {
    await deleteUpload(db, upload)
    return { id: upload.id }
  },
  finish: async ({ store }, answer, { file_id }) => {
    await store.discard(file_id).catch(() => undefined)
    return answer
  },
})

export const annotated: Handler<typeof imports.annotated> = async ({ db, input, caller, store, language = 'en' }) => {
  const { file_id, name, mapping, problems } = await uploadWith(db, input.id)
  const what = { mapping: readMapping(mapping), problems: readProblems(problems), language }
  const answer = await store.readScratch((to) =>
    onStored<null>({ store, caller }, { does: 'annotate', ...what, to }, file_id),
  )
  return { name: `${name.replace(/\.[^.]*$/, '')}-problems.csv`, ...answer }
}
