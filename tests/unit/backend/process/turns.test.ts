import { afterEach, expect, test, vi } from 'vitest'
import { createTurns, type Shares } from '#backend/process/turns.ts'

const watched = (shares: Shares) => {
  const { run } = createTurns(shares)
  const started: string[] = []
  const ends: PromiseWithResolvers<string>[] = []
  const ask = (key: string, isAdmitted = false) => {
    const work = () => {
      const end = Promise.withResolvers<string>()
      started.push(key)
      ends.push(end)
      return end.promise
    }
    return run(key, work, { isAdmitted })
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = async () => {
    ends.shift()?.resolve('done')
    await settled()
  }
  const endAll = async () => {
    while (ends.length > 0) await endOne()
  }
  return { ask, started, endOne, endAll, settled }
}

afterEach(() => void vi.useRealTimers())

const busy = { code: 'rate_limited' }

test('queued work of users alternates, so a busy user does not block others', async () => {
  const { ask, started, endAll } = watched({ atOnce: 1, waiting: 100 })
  const all = [...Array.from({ length: 5 }, () => ask('much')), ask('little'), ask('other'), ask('other')]
  await endAll()
  await Promise.all(all)
  expect(started).toEqual(['much', 'much', 'little', 'other', 'much', 'other', 'much', 'much'])
})

test('queued work of one user runs in order', async () => {
  const { ask, endAll } = watched({ atOnce: 2, waiting: 100 })
  const order: number[] = []
  const all = Array.from({ length: 6 }, (_, at) => ask('one').then(() => order.push(at)))
  await endAll()
  await Promise.all(all)
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
})

test('queue never gives all running places to one user', async () => {
  const { ask, started, endAll, settled } = watched({ atOnce: 3, atOnceOfOne: 2, waiting: 100 })
  const all = [ask('much'), ask('much'), ask('much'), ask('little')]
  await settled()
  expect(started).toEqual(['much', 'much', 'little'])
  await endAll()
  await Promise.all(all)
  expect(started).toEqual(['much', 'much', 'little', 'much'])
})

test('queue never gives all waiting places to one user, and has a limit', async () => {
  const { ask, endAll } = watched({ atOnce: 1, waiting: 3, waitingOfOne: 2 })
  const all = [ask('much'), ask('much'), ask('much')]
  await expect(ask('much')).rejects.toMatchObject(busy)
  all.push(ask('little'))
  await expect(ask('other')).rejects.toMatchObject({ ...busy, details: { retryAfterSeconds: 5 } })
  await endAll()
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done'])
})

test('failing work frees its place, and rejects with its own error', async () => {
  const { run } = createTurns({ atOnce: 1, waiting: 2 })
  const fail = async () => {
    throw new Error('torn')
  }
  const outcomes = await Promise.allSettled([run('one', fail), run('one', fail), run('other', async () => 'whole')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await run('one', async () => 'again')).toBe('again')
})

test('a rejected user can queue again later', async () => {
  const { ask, endAll } = watched({ atOnce: 1, waiting: 0 })
  const first = ask('one')
  for (let round = 0; round < 3; round += 1) await expect(ask('other')).rejects.toMatchObject(busy)
  await endAll()
  await first
  const later = ask('other')
  await endAll()
  expect(await later).toBe('done')
})

test('work that continues an answer under way waits in a full queue, in order', async () => {
  const { ask, started, endAll } = watched({ atOnce: 1, waiting: 3, waitingOfOne: 1 })
  const all = [ask('one'), ask('one'), ask('one', true), ask('other'), ask('other', true)]
  await expect(ask('one')).rejects.toMatchObject(busy)
  await expect(ask('third')).rejects.toMatchObject(busy)
  await endAll()
  await Promise.all(all)
  expect(started).toEqual(['one', 'one', 'other', 'one', 'other'])
  const next = ask('one')
  await endAll()
  expect(await next).toBe('done')
})

test('work that waits too long is rejected as busy, and leaves the queue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const usage = { inUse: 0, waiting: 0, rejected: 0 }
  const { run } = createTurns({ atOnce: 1, waiting: 1, longestWait: 10_000 }, usage)
  const first = Promise.withResolvers<string>()
  const working = run('one', () => first.promise)
  const waited = run('other', async () => 'too late').catch(({ code, details }) => ({ code, details }))
  expect(usage).toEqual({ inUse: 1, waiting: 1, rejected: 0 })
  vi.advanceTimersByTime(9_999)
  expect(usage.waiting).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await waited).toEqual({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
  expect(usage).toEqual({ inUse: 1, waiting: 0, rejected: 1 })
  const next = run('third', async () => 'in turn')
  first.resolve('done')
  expect(await Promise.all([working, next])).toEqual(['done', 'in turn'])
  expect(usage).toEqual({ inUse: 0, waiting: 0, rejected: 1 })
})

test('work of a client that hangs up leaves the queue, and never starts', async () => {
  const usage = { inUse: 0, waiting: 0, rejected: 0 }
  const { run } = createTurns({ atOnce: 1, waiting: 1 }, usage)
  const first = Promise.withResolvers<string>()
  const working = run('one', () => first.promise)
  const client = new AbortController()
  const started: string[] = []
  const begin = (key: string) => async () => void started.push(key)
  const waited = run('one', begin('gone'), { signal: client.signal }).catch((reason) => reason)
  client.abort('hung up')
  expect(await waited).toBe('hung up')
  const next = run('one', begin('next'))
  first.resolve('done')
  await Promise.all([working, next])
  expect(started).toEqual(['next'])
  await expect(run('one', begin('too late'), { signal: client.signal })).rejects.toBe('hung up')
  expect(usage).toEqual({ inUse: 0, waiting: 0, rejected: 0 })
})
