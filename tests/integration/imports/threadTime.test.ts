import { expect, test } from 'vitest'
import { inThread } from '#backend/imports/inThread.ts'

test('a thread that reads a file without end is ended by its time limit', { timeout: 60_000 }, async () => {
  const task = {
    does: 'propose',
    fileName: 'a.csv',
    entity: null,
    sheet: null,
    headerRow: null,
    earlier: [],
    kept: [],
    mapping: null,
  } as const
  await expect(inThread(1, task, '/dev/urandom', 1)).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'The file cannot be read: Takes too long to read. Save the sheet as CSV.',
  })
})
