import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOfStream } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBucket } from '#backend/files/bucket.ts'
import { abandonedSeconds } from '#backend/files/files.ts'
import { type FileStore, openStore, type Stored } from '#backend/files/store.ts'
import { bucket, keptIn, leaveObject } from '#tests/support/services/s3Server.ts'
import { serveS3 } from '#tests/support/services/serveS3.ts'

const folders: string[] = []
let folder: string
let store: FileStore
const server = serveS3()

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true })
})

const half = () => readdirSync(join(folder, 'files/incoming')).toSorted()

const setTime = (path: string, at: number) => utimesSync(path, at / 1000, at / 1000)

const leaveHalf = (name: string, at: number) => {
  const path = join(folder, 'files/incoming', name)
  writeFileSync(path, name)
  setTime(path, at)
}

const inFolder = {
  open: () => openStore({ dataDir: folder }),
  kept: () => readdirSync(join(folder, 'files/kept')).toSorted(),
  leave: (name: string, at: number, content = name) => {
    const path = join(folder, 'files/kept', name)
    writeFileSync(path, content)
    setTime(path, at)
  },
}

let prefix = 0

const inBucket = {
  open: () => {
    prefix += 1
    return openStore({ dataDir: folder, bucket: { name: bucket, prefix: `plant/${prefix}/`, isInPath: true } })
  },
  kept: () => keptIn(server().directory, `plant/${prefix}`),
  leave: (name: string, at: number, content = name) =>
    leaveObject(server().directory, `plant/${prefix}`, name, content, at),
}

async function* of(...pieces: (string | Error)[]) {
  for (const piece of pieces) {
    if (piece instanceof Error) throw piece
    yield Buffer.from(piece)
  }
}

const textOf = async (file: Stored) => {
  const { size, stream } = await store.read(file)
  const text = await textOfStream(stream)
  expect(size).toBe(Buffer.byteLength(text))
  return text
}

describe.each([
  ['folder', inFolder],
  ['bucket', inBucket],
])('file store in a %s', (_place, { open, kept, leave }) => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
    folders.push(folder)
    store = await open()
  })

  test('throws for a missing file', async () => {
    await expect(store.read({ id: 'absent', size: 0, sha256: '' })).rejects.toThrow('ENOENT')
    await expect(store.withPath('absent', async (path) => readFileSync(path))).rejects.toThrow('ENOENT')
  })

  test('keeps nothing of a failing source', async () => {
    await expect(store.write(of('half', new Error('cut off')))).rejects.toThrow('cut off')
    expect([half(), kept()]).toEqual([[], []])
  })

  test('keeps a file completely, and detects its type by content', async () => {
    const file = await store.write(of('%PDF', '-1.7'))
    expect([file.size, file.mediaType]).toEqual([8, 'application/pdf'])
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(await textOf(file)).toBe('%PDF-1.7')
    expect([half(), kept()]).toEqual([[], [file.id]])
  })

  test('keeps a file of many pieces', async () => {
    const text = 'a piece of some length; '.repeat(1_000)
    const file = await store.write(of(...Array<string>(200).fill(text)))
    expect(await textOf(file)).toBe(text.repeat(200))
  })

  test.each([
    ['of one piece', 10],
    ['of many pieces', 1_000_000],
  ])('breaks a changed file %s off before its last bytes', async (_size, length) => {
    const file = await store.write(of('x'.repeat(length)))
    leave(file.id, Date.now(), `${'x'.repeat(length - 1)}y`)
    const { size, stream } = await store.read(file)
    let sent = 0
    const sending = async () => {
      for await (const piece of stream) sent += piece.byteLength
    }
    await expect(sending()).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: `File ${file.id} has changed since it was stored (SHA-256).` },
    })
    expect(size).toBe(length)
    expect(sent).toBeLessThan(length)
  })

  test('rejects a file of another size', async () => {
    const file = await store.write(of('whole'))
    leave(file.id, Date.now(), 'half')
    await expect(store.read(file)).rejects.toThrow(`File ${file.id} has 4 bytes, not 5.`)
  })

  test('lists and discards files', async () => {
    const { id } = await store.write(of('one'))
    const { id: other } = await store.write(of('two'))
    const listed: string[] = []
    for await (const ids of store.ids()) listed.push(...ids)
    expect(listed.toSorted()).toEqual([id, other].toSorted())
    await store.discard(id)
    await store.discard('absent')
    expect(kept()).toEqual([other])
  })

  test('gives a path of a file, and leaves no copy', async () => {
    const { id } = await store.write(of('content'))
    expect(await store.withPath(id, async (path) => readFileSync(path, 'utf8'))).toBe('content')
    await expect(store.withPath(id, () => Promise.reject(new Error('not taken')))).rejects.toThrow('not taken')
    expect([half(), kept()]).toEqual([[], [id]])
  })

  test('deletes scratch files once they are read, or not made', async () => {
    const failing = store.readScratch(async (path) => {
      writeFileSync(path, 'half')
      throw new Error('not made')
    })
    await expect(failing).rejects.toThrow('not made')
    const { size, stream } = await store.readScratch(async (path) => writeFileSync(path, 'whole'))
    let text = ''
    for await (const piece of stream) text += String(piece)
    expect([size, text, half(), kept()]).toEqual([5, 'whole', [], []])
  })

  test('has no mark until it gets one', async () => {
    expect(await store.readMark()).toBe(null)
    await store.writeMark('first')
    await store.writeMark('second')
    expect(await store.readMark()).toBe('second')
    const listed: string[] = []
    for await (const ids of store.ids()) listed.push(...ids)
    expect(listed).toEqual([])
  })

  describe('sweep', () => {
    const now = Date.now()
    const day = abandonedSeconds * 1000
    const known = async (ids: readonly string[]) => new Set(ids.filter((id) => id.startsWith('known')))

    test('deletes only files that are a day old and have no row', async () => {
      for (const [name, age] of [
        ['old', day + 2000],
        ['young', day - 60_000],
        ['new', 0],
      ] as const) {
        leaveHalf(name, now - age)
        leave(name, now - age)
        leave(`known-${name}`, now - age)
      }
      await store.sweep(known, now - day)
      expect(half()).toEqual(['new', 'young'])
      expect(kept()).toEqual(['known-new', 'known-old', 'known-young', 'new', 'young'])
    })

    test('keeps files with a row among many without', async () => {
      for (let count = 0; count < 1_200; count += 1) leave(`loose-${count}`, now - 2000)
      leave('known', now - 2000)
      leaveHalf('half', now - 2000)
      await store.sweep(known, now)
      expect([half(), kept()]).toEqual([[], ['known']])
    })
  })
})

test('file store in a folder spares a file whose row another process will write', async () => {
  const [now, day] = [Date.now(), abandonedSeconds * 1000]
  folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
  folders.push(folder)
  store = await inFolder.open()
  const { id } = await store.write(of('%PDF-1.7'), undefined, new Date(now + day))
  await store.sweep(async () => new Set(), Date.now())
  expect(inFolder.kept()).toEqual([id])
  await store.sweep(async () => new Set(), now + day)
  expect(inFolder.kept()).toEqual([])
})

describe('file store in a bucket', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
    folders.push(folder)
    store = await inBucket.open()
  })

  test('answers 503 without the server, keeps no half file, and goes on with it', async () => {
    const before = await store.write(of('before'))
    const unread = await store.read(before)
    await server().stop()
    const secret = /S3RVER|Signature|Authorization/i
    const attempts = [
      () => store.write(of('content')),
      () => store.read(before),
      () => store.discard(before.id),
      () => store.readMark(),
      () => store.sweep(async () => new Set(), Date.now()),
      async () => {
        for await (const _piece of unread.stream);
      },
    ]
    for (const attempt of attempts) {
      const error = (await attempt().catch((reason: unknown) => reason)) as Error
      expect(error).toMatchObject({ code: 'unavailable', message: 'The file store does not respond. Try again.' })
      expect(error.cause).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') })
      expect(JSON.stringify([error.cause, Object.keys(error.cause ?? {})])).not.toMatch(secret)
    }
    expect(half()).toEqual([])
    await server().start()
    expect(inBucket.kept()).toEqual([before.id])
    expect(await textOf(before)).toBe('before')
  })

  test('names what the server refuses without the credentials', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAUNKNOWN')
    const wrong = await inBucket.open()
    const error = (await wrong.readMark().catch((reason: unknown) => reason)) as Error
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
    expect(String(error.cause)).toMatch(/^Error: S3: InvalidAccessKeyId 403 /)
    expect(`${error.stack} ${JSON.stringify(error.cause)}`).not.toMatch(/S3RVER|AKIAUNKNOWN/)
  })

  const asked = vi.fn()
  /** Runs `act` in front of another server than that of the bucket. */
  const inFrontOf = async (answer: RequestListener, act: () => Promise<void>) => {
    const other = createServer((request, response) => {
      asked(request.method)
      answer(request, response)
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(other.address() as AddressInfo).port}`)
    asked.mockClear()
    try {
      await act()
    } finally {
      vi.stubEnv('AWS_ENDPOINT_URL_S3', server().url)
      other.closeAllConnections()
      other.close()
    }
  }

  test('takes no page of a proxy for an upload that was stored', async () => {
    const page: RequestListener = (request, response) => {
      request.resume().on('end', () => response.setHeader('content-type', 'text/html').end('<p>Sign in first</p>'))
    }
    await inFrontOf(page, async () => {
      const captive = await inBucket.open()
      for (const write of [() => captive.write(of('content')), () => captive.writeMark('mark')])
        await expect(write()).rejects.toMatchObject({
          code: 'unavailable',
          cause: { message: expect.stringContaining('The answer to an upload has no ETag.') },
        })
      expect(asked.mock.calls.filter(([method]) => method === 'PUT')).toHaveLength(4)
    })
    expect(half()).toEqual([])
  })

  test('waits for a server that never answers until one deadline, whatever is asked', async () => {
    const path = join(folder, 'upload')
    writeFileSync(path, 'content')
    await inFrontOf(
      () => {},
      async () => {
        const hanging = await openBucket({ name: bucket, prefix: '', isInPath: true }, 300)
        const file = { id: 'upload', mediaType: 'text/plain', size: 7, sha256: '0'.repeat(64) }
        const attempts = [
          () => hanging.put(path, file),
          () => hanging.get('upload'),
          () => hanging.remove('upload'),
          () => hanging.readMark(),
          () => hanging.writeMark('mark'),
        ]
        for (const attempt of attempts)
          await expect(attempt()).rejects.toMatchObject({
            code: 'unavailable',
            cause: { message: 'S3: Error no answer within 0.3 s' },
          })
      },
    )
  })
})
