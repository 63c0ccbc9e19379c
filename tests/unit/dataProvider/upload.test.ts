import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#dataProvider/calls/callError.ts'
import { endWaiting, onSessionExpired } from '#dataProvider/calls/expiry.ts'
import { sendFiles } from '#dataProvider/upload.ts'
import { concessions } from '#schema/quality/concessions.ts'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { type StubUpload, stubUploads } from '#tests/support/screens/stubUploads.ts'

afterEach(() => vi.unstubAllGlobals())

const file = new File(['signed'], 'größe "1".pdf')
const answer = { message: 'Approval file sent successfully!', IdFile: 'f9' }

const begin = (options: Parameters<typeof sendFiles>[3] = {}) => {
  const uploads = stubUploads()
  const sent = sendFiles(concessions.approve, { id: 7, customerId: 101 }, [file], options)
  const outcome = sent.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  return { uploads, first: uploads[0] as StubUpload, outcome }
}

const failed = async (outcome: ReturnType<typeof begin>['outcome']) => {
  const { error } = (await outcome) as { error?: unknown }
  if (!(error instanceof CallError)) throw new Error('The call did not fail.')
  return { status: error.status, code: error.code }
}

describe('file uploads', () => {
  test('send a form with the headers of every call, and read the response', async () => {
    const { first, outcome } = begin({ repeatKey: 'key-1' })
    expect([first.method, first.url]).toEqual(['POST', '/write/api/Consessions/7/Approval?idCustomer=101'])
    expect(first.headers.get('X-Requested-With')).toBe('portal')
    expect(first.headers.get('Idempotency-Key')).toBe('key-1')
    // The browser sets this header with its boundary.
    expect(first.headers.get('Content-Type')).toBeNull()
    expect(first.body?.getAll('file')).toHaveLength(1)
    expect(first.body?.get('file')).toMatchObject({ name: 'größe "1".pdf', size: file.size })
    await first.answer(json(answer, { headers: { 'X-Request-Id': 'a: b' } }))
    expect(await outcome).toEqual({ value: { message: answer.message, fileId: 'f9' } })
  })

  test('report their progress', async () => {
    const onProgress = vi.fn()
    const { first, outcome } = begin({ onProgress })
    first.progress(10, 40)
    first.progress(40, 40)
    expect(onProgress.mock.calls).toEqual([
      [10, 40],
      [40, 40],
    ])
    // Finish the call, which would otherwise count as running in other tests.
    await first.answer(json(answer))
    await outcome
  })

  test('reject with the reason when cancelled, before or during the upload', async () => {
    const controller = new AbortController()
    const { first, outcome } = begin({ signal: controller.signal })
    controller.abort('enough')
    expect(first.isAborted).toBe(true)
    expect(await outcome).toEqual({ error: 'enough' })
    const { uploads, outcome: late } = begin({ signal: controller.signal })
    expect(await late).toEqual({ error: 'enough' })
    expect(uploads).toEqual([])
  })

  test.each([
    [413, 'too_large'],
    [409, 'conflict'],
    [502, 'unavailable'],
  ])('reject a response with %i like any call', async (status, code) => {
    const { first, outcome } = begin()
    await first.answer(failure(status, code))
    expect(await failed(outcome)).toEqual({ status, code })
  })

  test('reject as offline without a response', async () => {
    const { first, outcome } = begin()
    first.fail()
    expect(await failed(outcome)).toEqual({ status: 0, code: 'offline' })
  })

  test('are repeated once after sign-in, and reject if the session stays expired', async () => {
    const stop = onSessionExpired(() => queueMicrotask(() => endWaiting(true)))
    const { uploads, first, outcome } = begin({ repeatKey: 'key-1' })
    await first.answer(failure(401, 'unauthorized'))
    await vi.waitFor(() => expect(uploads).toHaveLength(2), 10_000)
    expect(uploads[1]?.headers.get('Idempotency-Key')).toBe('key-1')
    expect(uploads[1]?.body?.get('file')).toMatchObject({ size: file.size })
    await uploads[1]?.answer(json(answer))
    expect(await outcome).toHaveProperty('value')
    stop()
    const other = begin()
    await other.first.answer(failure(401, 'unauthorized'))
    expect(await failed(other.outcome)).toEqual({ status: 401, code: 'unauthorized' })
  })
})
