import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Instant } from '#values/types.ts'

export const settledFolders = { done: 'done', failed: 'failed' } as const

/** Moves a file to the folder `done` or `failed` beside it, with a text of the result; the time makes its name unique. */
export const settle = async (
  path: string,
  name: string,
  to: keyof typeof settledFolders,
  text: string,
  now: Instant,
) => {
  const folder = join(dirname(path), settledFolders[to])
  const settled = join(folder, `${now.replace(/[-:.]/g, '')}-${name}`)
  await mkdir(folder, { recursive: true })
  await rename(path, settled)
  await writeFile(`${settled}.txt`, `${text}\n`)
}
