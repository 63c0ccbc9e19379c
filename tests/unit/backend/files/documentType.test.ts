import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requireDocumentType } from '#backend/files/documentType.ts'
import type { IncomingFile } from '#backend/files/files.ts'
import type { FileStore } from '#backend/files/store.ts'
import { compoundOf } from '#tests/support/files/officeFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (name: string, ...entries: string[]) => {
  const bytes = compoundOf(...entries.map((entry): [string, string] => [entry, 'text']))
  const path = join(folder, 'made')
  writeFileSync(path, bytes)
  const store = { withPath: (_id, use) => use(path) } as Pick<FileStore, 'withPath'>
  return requireDocumentType(store, { id: 'made', name, mediaType: 'application/x-cfb' } as IncomingFile, 'file')
}

test.each(['constructor', 'toString', '__proto__'])(
  'a compound file with the entry %s is no document',
  async (entry) => {
    await expect(check('approval', entry)).rejects.toMatchObject({ code: 'invalid_input' })
  },
)

test('a compound file with the entry of a document needs its extension or none', async () => {
  await expect(check('approval', 'WordDocument')).resolves.toMatchObject({ name: 'approval' })
  await expect(check('approval.doc', 'WordDocument')).resolves.toMatchObject({ name: 'approval.doc' })
  await expect(check('approval.xls', 'WordDocument')).rejects.toMatchObject({ code: 'invalid_input' })
})
