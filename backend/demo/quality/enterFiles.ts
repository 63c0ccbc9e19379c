import { createHash } from 'node:crypto'
import { drawPaper } from '../../documents/drawing/drawPaper.ts'
import { noteOf, type Paper } from '../../documents/paper.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { daysBefore } from '../moments.ts'

export interface SentFile {
  /** Unique key of the file. */
  readonly label: string
  readonly name: string
  readonly paper: Paper
  readonly by: number
}

/** Single-page document with one text; issued by the provider unless `about` overrides it. */
export const paperWithText = (
  text: string,
  about: Pick<Paper, 'title' | 'facts' | 'foot'> & Partial<Paper>,
): Paper => ({
  product: 'Anvil',
  isLandscape: false,
  blocks: [noteOf(text)],
  ...about,
})

/** Realistic file id that is the same in every demo. */
export const fileIdOf = (label: string) =>
  createHash('sha256')
    .update(`demo file ${label}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

async function* inOne(bytes: Uint8Array) {
  yield bytes
}

/** Writing several files at once takes little longer than writing one. */
const filesAtOnce = 16

const storeFile = async ({ store, today }: Ground, { label, name, paper, by }: SentFile, place: number) => {
  const sentAt = daysBefore(today, 1, place)
  const bytes = await drawPaper(paper, new Date(sentAt))
  const { id, mediaType, size, sha256 } = await store.write(inOne(bytes), fileIdOf(label))
  return { id, name, media_type: mediaType, size, sha256, created_at: sentAt, created_by: by }
}

/** Writes the files into the store; returns a row of `files` for each. */
export const storeFiles = async (ground: Ground, files: readonly SentFile[]) => {
  const stored = new Map<SentFile, Awaited<ReturnType<typeof storeFile>>>()
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const some = files.slice(from, from + filesAtOnce)
    const rows = await Promise.all(some.map((file, index) => storeFile(ground, file, from + index)))
    for (const [index, row] of rows.entries()) stored.set(some[index] as SentFile, row)
  }
  return stored
}

export const enterFiles = async (
  ground: Ground,
  files: readonly SentFile[],
): Promise<ReadonlyMap<SentFile, string>> => {
  const stored = await storeFiles(ground, files)
  await enterRows(ground, { files: [...stored.values()] })
  return new Map([...stored].map(([file, { id }]) => [file, id]))
}
