import { expect, test } from 'vitest'
import type { Caller } from '#backend/access/caller.ts'
import { drawFor } from '#backend/documents/drawing/drawings.ts'

test('a document whose reader has hung up is not drawn', async () => {
  const reason = new Error('The client has hung up.')
  const reader = { caller: { id: 1 } as Caller, language: 'en', signal: AbortSignal.abort(reason) } as const
  const read = () => Promise.reject(new Error('The data was read.'))
  await expect(drawFor(reader, read)).rejects.toBe(reason)
})
