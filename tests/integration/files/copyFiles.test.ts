import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { hasFiles, putFiles, saveFiles } from '#backend/backup/copyFiles.ts'
import { openStore } from '#backend/files/store.ts'
import { bucket } from '#tests/support/services/s3Server.ts'
import { serveS3 } from '#tests/support/services/serveS3.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-copies-'))
serveS3()
afterAll(() => rmSync(folder, { recursive: true }))

const inFolder = (name: string) => ({ dataDir: join(folder, name) })
const inBucket = (name: string) => ({ ...inFolder(name), bucket: { name: bucket, prefix: `${name}/`, isInPath: true } })

async function* bytes(content: string) {
  yield Buffer.from(content)
}

test.each([
  ['a bucket', 'a folder', inBucket('from-1'), inFolder('to-1')],
  ['a folder', 'a bucket', inFolder('from-2'), inBucket('to-2')],
  ['a bucket', 'another', inBucket('from-3'), inBucket('to-3')],
])('a backup of the files of %s is restored into %s', async (_from, _to, from, to) => {
  const backup = join(folder, 'backup', from.dataDir)
  const source = await openStore(from)
  const kept = [await source.write(bytes('first')), await source.write(bytes('second'))]
  await source.writeMark('of this database')
  expect(await saveFiles(from, backup)).toBe(2)
  kept.push(await source.write(bytes('third')))
  expect(await saveFiles(from, backup)).toBe(1)

  expect(await hasFiles(to)).toBe(false)
  expect(await putFiles(backup, to)).toBe(3)
  expect(await hasFiles(to)).toBe(true)
  const target = await openStore(to)
  expect(await target.readMark()).toBe('of this database')
  const texts = await Promise.all(kept.map(async (file) => text((await target.read(file)).stream)))
  expect(texts).toEqual(['first', 'second', 'third'])
  for (const { dataDir } of [from, to]) expect(readdirSync(join(dataDir, 'files/incoming'))).toEqual([])
})
