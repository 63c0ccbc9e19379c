import { expect, test, vi } from 'vitest'
import { chunk } from '#kit/chunk.ts'

test('a chunk is fetched once for all callers, and is available synchronously later', async () => {
  const fetchContent = vi.fn(async () => 'charts')
  const charts = chunk(fetchContent)
  expect(charts.loaded()).toBeNull()
  expect(await Promise.all([charts.load(), charts.load()])).toEqual(['charts', 'charts'])
  expect(charts.loaded()).toBe('charts')
  await charts.load()
  expect(fetchContent).toHaveBeenCalledOnce()
})

test('a chunk is fetched again after a failure', async () => {
  const fetchContent = vi.fn(async () => 'charts')
  fetchContent.mockRejectedValueOnce(new Error('offline'))
  const charts = chunk(fetchContent)
  await expect(charts.load()).rejects.toThrow('offline')
  expect(charts.loaded()).toBeNull()
  expect(await charts.load()).toBe('charts')
})
