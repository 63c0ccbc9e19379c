import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { send } from '#dataProvider/calls/client.ts'
import { fileBody } from '#dataProvider/calls/fileBody.ts'
import { imports } from '#schema/imports/calls.ts'
import { changeAlso, type Mapping, proposedMapping, type Reports, type Upload, withAlso } from './importing.ts'

/** File on its way: read by the server, checked, and imported. */
export interface Importing {
  readonly key: number
  readonly name: string
  readonly upload: Upload | null
  readonly mapping: Mapping | null
  readonly isReplacing: boolean
  /** What becomes of rows to remove that others refer to. */
  readonly referred: Referred
  /** Result of the last dry run. */
  readonly report: Reports | null
  /** True if mapping or options have changed since the report. */
  readonly isStale: boolean
  readonly busy: 'uploading' | 'reading' | 'checking' | 'applying' | null
  readonly error: unknown
  /** Result of the import itself. */
  readonly result: Reports | null
}

type Referred = 'keep' | 'remove' | undefined

const types = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

const typeOf = ({ name }: File) => (/\.xlsx$/i.test(name) ? types.xlsx : types.csv)

/** Thrown for a file without any content, which the server would take for a missing one. */
export class EmptyFileError extends Error {
  constructor() {
    super('The file is empty.')
    this.name = 'EmptyFileError'
  }
}

const blank = {
  upload: null,
  mapping: null,
  isReplacing: false,
  referred: undefined,
  report: null,
  isStale: false,
  error: null,
  result: null,
}

/** Choices of the last check of an upload, or the header row that was chosen. */
interface KeptChoice {
  readonly mapping?: Mapping | null
  readonly isReplacing?: boolean
  readonly headerRow?: number | undefined
}

/** What the user chooses of a file; the rest is proposed. */
interface Choice {
  readonly file?: string
  readonly sheet?: string
  readonly headerRow?: number
  /** Name of a kept or ready mapping. */
  readonly mapping?: string
}

/** Reading and checking a large file takes minutes. */
const milliseconds = 600_000

export const useImports = () => {
  const queryClient = useQueryClient()
  const [items, setItems] = useState<readonly Importing[]>([])
  const nextKey = useRef(0)

  const change = (key: number, changes: Partial<Importing> | ((item: Importing) => Partial<Importing>)) =>
    setItems((before) =>
      before.map((item) =>
        item.key === key ? { ...item, ...(typeof changes === 'function' ? changes(item) : changes) } : item,
      ),
    )

  const attempt = async (key: number, busy: Importing['busy'], run: () => Promise<Partial<Importing> | undefined>) => {
    change(key, { busy, error: null })
    try {
      change(key, { ...(await run()), busy: null })
    } catch (error) {
      change(key, { busy: null, error })
    }
  }

  /** The report is stale if the user has changed the mapping or options meanwhile. */
  const checkIt = async (key: number, { id }: Upload, mapping: Mapping, isReplacing: boolean, referred?: Referred) => {
    change(key, { mapping, isReplacing, referred, busy: 'checking' })
    const options = { replace: isReplacing, ...(referred && { referred }) }
    const report = await send(imports.check, { id, ...mapping, ...options }, { milliseconds })
    change(key, (item) => ({ report, isStale: item.mapping !== mapping || item.isReplacing !== isReplacing }))
    return undefined
  }

  const check = ({ key, upload, isReplacing }: Importing, mapping: Mapping, referred?: Referred) =>
    upload ? attempt(key, 'checking', () => checkIt(key, upload, mapping, isReplacing, referred)) : Promise.resolve()

  /** Takes over a proposal; checks it if it has a kind of file. */
  const take = async (key: number, upload: Upload, kept: KeptChoice = {}) => {
    const mapping = kept.mapping ?? proposedMapping(upload, kept.headerRow)
    change(key, { upload, mapping, report: null, isStale: true })
    return mapping ? checkIt(key, upload, mapping, kept.isReplacing ?? false) : undefined
  }

  const add = async (files: readonly File[]) => {
    const added = files.map((file) => {
      nextKey.current += 1
      return { file, key: nextKey.current }
    })
    setItems((before) => [
      ...before,
      ...added.map(({ file, key }) => ({ ...blank, key, name: file.name, busy: 'uploading' as const })),
    ])
    // One after the other: the server reads one file of a user at a time.
    for (const { file, key } of added)
      await attempt(key, 'uploading', async () => {
        if (file.size === 0) throw new EmptyFileError()
        return take(
          key,
          await send(imports.upload, { name: file.name }, { request: fileBody(file, typeOf(file)), milliseconds }),
        )
      })
  }

  /** Shows the files again that were on the screen before a reload. */
  const restore = async () => {
    const uploads = await send(imports.listUploads, {}).catch(() => [])
    const restored = uploads.map((upload) => {
      nextKey.current += 1
      return { upload, key: nextKey.current }
    })
    setItems((before) => [
      ...restored.map(({ upload, key }) => ({ ...blank, key, name: upload.fileName, busy: 'reading' as const })),
      ...before,
    ])
    for (const { upload, key } of restored) {
      const { id, fileName: _, isReplacing, file, ...kept } = upload
      const { sheet, headerRow } = kept
      const choice = { ...(file && { file }), ...(sheet && { sheet }), ...(headerRow && { headerRow }) }
      const mapping = file === null ? null : { file, ...kept }
      await attempt(key, 'reading', async () =>
        take(key, await send(imports.propose, { id, ...choice }), { mapping, isReplacing }),
      )
    }
  }
  const wasRestored = useRef(false)
  useEffect(() => {
    if (wasRestored.current) return
    wasRestored.current = true
    void restore()
  })

  /** Asks for the mapping to another kind of file, of another sheet or below another header. */
  const propose = ({ key, upload }: Importing, choice: Choice) =>
    upload
      ? attempt(key, 'reading', async () =>
          take(key, await send(imports.propose, { id: upload.id, ...choice }), { headerRow: choice.headerRow }),
        )
      : Promise.resolve()

  /** Imports the file as one more kind, together with the first. */
  const addKind = ({ key, upload, mapping }: Importing, file: string) =>
    upload && mapping
      ? attempt(key, 'reading', async () => {
          const { sheet, headerRow } = mapping
          const choice = { file, ...(sheet && { sheet }), ...(headerRow && { headerRow }) }
          const proposed = proposedMapping(await send(imports.propose, { id: upload.id, ...choice }))
          return proposed ? { mapping: withAlso(mapping, proposed), isStale: true } : {}
        })
      : Promise.resolve()

  const apply = ({ key, upload, mapping, isReplacing, referred }: Importing, isForced: boolean) =>
    upload && mapping
      ? attempt(key, 'applying', async () => {
          const options = {
            ...(isReplacing && { replace: true }),
            ...(isForced && { force: true }),
            ...(referred && { referred }),
          }
          const result = await send(imports.apply, { id: upload.id, ...mapping, ...options }, { milliseconds })
          void queryClient.invalidateQueries({ queryKey: ['importRuns'] })
          return { result }
        })
      : Promise.resolve()

  /** A file that is closed without an import leaves no upload; one that could not be deleted goes after a day. */
  const close = ({ key, upload, result }: Importing) => {
    setItems((before) => before.filter((item) => item.key !== key))
    if (upload && !result) void send(imports.discard, { id: upload.id }).catch(() => undefined)
  }

  return {
    items,
    add,
    check,
    propose,
    apply,
    addKind,
    removeKind: ({ key, mapping }: Importing, file: string) =>
      change(key, { mapping: mapping && changeAlso(mapping, file, null), isStale: true }),
    setMapping: ({ key }: Importing, mapping: Mapping) => change(key, { mapping, isStale: true }),
    setReplacing: ({ key }: Importing, isReplacing: boolean) =>
      change(key, { isReplacing, referred: undefined, isStale: true }),
    close,
  }
}

export type Doing = Omit<ReturnType<typeof useImports>, 'items' | 'add'>
