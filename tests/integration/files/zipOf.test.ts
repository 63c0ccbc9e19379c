import { expect, test, vi } from 'vitest'
import { zipOf } from '#backend/documents/zip/zipOf.ts'
import type { StreamedFile } from '#schema/wire/envelope.ts'
import { readZip } from '#tests/support/files/readZip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const document = (name: string, text = name) => ({
  name,
  read: vi.fn(async (_isAdmitted: boolean) => ({ name, bytes: bytesOf(text) })),
})
const heads = { name: 'all', missing: 'These documents are missing:' }
const missing = (name: string) => ({ name, read: null })

const whole = async ({ stream }: StreamedFile) => {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
const textsIn = async (zip: StreamedFile) =>
  Object.fromEntries([...(await readZip(await whole(zip)))].map(([name, bytes]) => [name, String(bytes)]))

test('a zip contains its documents in order, with unique names valid on all file systems', async () => {
  const zip = await zipOf(heads, [
    document('a/b.pdf', 'one'),
    document('A_B.pdf', 'two'),
    document('../c.xml', 'three'),
    document('d', 'four'),
    document('D', 'five'),
  ])
  expect([zip.name, zip.missing]).toEqual(['all.zip', []])
  expect(Object.entries(await textsIn(zip))).toEqual([
    ['a_b.pdf', 'one'],
    ['A_B (2).pdf', 'two'],
    ['.._c.xml', 'three'],
    ['d', 'four'],
    ['D (2)', 'five'],
  ])
})

test('a zip lists missing documents in missing.txt and in its result', async () => {
  const zip = await zipOf(heads, [missing('x.pdf'), document('y.pdf'), missing('z.pdf')])
  expect(zip.missing).toEqual(['x.pdf', 'z.pdf'])
  expect(await textsIn(zip)).toEqual({
    'y.pdf': 'y.pdf',
    'missing.txt': 'These documents are missing:\r\nx.pdf\r\nz.pdf\r\n',
  })
})

test('documents are drawn while the zip is read, and not after it is abandoned', async () => {
  const all = Array.from({ length: 200 }, (_, at) => document(`${at}.pdf`, 'x'.repeat(40_000)))
  const { stream } = await zipOf(heads, all)
  const drawn = () => all.filter(({ read }) => read.mock.calls.length > 0).length
  for await (const part of stream) {
    expect(part.length).toBeGreaterThan(0)
    break
  }
  const left = drawn()
  expect(left).toBeLessThan(10)
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  expect(drawn()).toBeLessThanOrEqual(left + 1)
})

test('small documents are not drawn either after the zip is abandoned', async () => {
  const all = Array.from({ length: 200 }, (_, at) => document(`${at}.pdf`, 'small'))
  const { stream } = await zipOf(heads, all)
  for await (const part of stream) {
    expect(part.length).toBeGreaterThan(0)
    break
  }
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(all.filter(({ read }) => read.mock.calls.length > 0).length).toBeLessThan(20)
})

const failing = (name: string) => ({ name, read: vi.fn(() => Promise.reject(new Error('not drawn'))) })

test('a zip is not sent if its first document cannot be drawn', async () => {
  const later = document('b.pdf')
  await expect(zipOf(heads, [failing('a.pdf'), later])).rejects.toThrow('not drawn')
  expect(later.read).not.toHaveBeenCalled()
})

test('a zip ends with an error if a later document cannot be drawn, so that it is not taken for complete', async () => {
  const zip = await zipOf(heads, [document('a.pdf'), failing('b.pdf'), document('c.pdf')])
  await expect(whole(zip)).rejects.toThrow('not drawn')
})

test('a zip that fails before it is read raises its error to a later reader', async () => {
  const broken = failing('b.pdf')
  const zip = await zipOf(heads, [document('a.pdf'), broken])
  await vi.waitUntil(() => broken.read.mock.calls.length > 0)
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await expect(whole(zip)).rejects.toThrow('not drawn')
})

test('only the first document of a zip can be rejected by a full queue', async () => {
  const all = [missing('x.pdf'), document('a.pdf'), document('b.pdf'), document('c.pdf')]
  await whole(await zipOf(heads, all))
  expect(all.flatMap(({ read }) => read?.mock.calls ?? [])).toEqual([[false], [true], [true]])
})
