import { read, utils } from '@e965/xlsx'
import { describe, expect, test, vi } from 'vitest'
import type { ExportColumn, FetchRows } from '#kit/files/exported.ts'
import { TooManyRowsError } from '#kit/files/exported.ts'
import { exportTable } from '#kit/files/exportTable.ts'
import { openHere } from '#tests/unit/kit/files/openHere.ts'

interface Order {
  readonly number: string
  readonly cents: number
  readonly due: string
}

const columns: readonly ExportColumn<Order>[] = [
  { label: 'PO', kind: 'text', value: ({ number }) => number },
  { label: 'Amount', kind: 'money', value: ({ cents }) => cents / 100 },
  { label: 'Due', kind: 'day', value: ({ due }) => due },
]

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({ number: `00${index}`, cents: index * 101, due: '2026-11-05' }))

const listing = (rows: readonly Order[]): FetchRows<Order> =>
  async function* portions() {
    for (let from = 0; from < rows.length; from += 1000) yield rows.slice(from, from + 1000)
  }

const run = (rows: readonly Order[], format: 'xlsx' | 'csv' | 'xls', name?: string) => {
  const save = vi.fn<(file: Blob, name: string) => void>()
  const onProgress = vi.fn()
  const { signal } = new AbortController()
  const table = { columns, fetchRows: listing(rows), ...(name && { name }) }
  const counted = exportTable(table, format, { signal, open: openHere, save, onProgress })
  return { counted, save, onProgress }
}

test('exportTable saves all rows under the default file name, and reports progress', async () => {
  const { counted, save, onProgress } = run(orders(2500), 'xlsx')
  expect(await counted).toBe(2500)
  const [file, name] = save.mock.calls[0] ?? []
  expect(name).toBe('tableDownload.xlsx')
  const sheet = read(await file?.arrayBuffer()).Sheets.Table
  const rows = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1, raw: false })
  expect(rows).toHaveLength(2501)
  expect(rows[2500]).toEqual(['002499', '2,523.99', '05/Nov/2026'])
  expect(onProgress.mock.calls).toEqual([
    [1000, false],
    [2000, false],
    [2500, false],
    [2500, true],
  ])
})

test('exportTable uses the file name of the screen if there is one', async () => {
  const { counted, save } = run(orders(1), 'csv', 'delays')
  await counted
  expect(save.mock.calls[0]?.[1]).toBe('delays.csv')
  expect(await save.mock.calls[0]?.[0].text()).toBe('PO,Amount,Due\r\n000,0.00,05/Nov/2026\r\n')
})

describe('Excel 97-2003 export', () => {
  test('contains 2,000 rows', async () => {
    const { counted, save } = run(orders(2000), 'xls')
    expect(await counted).toBe(2000)
    expect(save.mock.calls[0]?.[1]).toBe('tableDownload.xls')
  })

  test('throws for 2,001 rows and saves nothing', async () => {
    const { counted, save } = run(orders(2001), 'xls')
    await expect(counted).rejects.toThrow(TooManyRowsError)
    expect(save).not.toHaveBeenCalled()
  })
})

describe('cancelled export', () => {
  const cancelAfter = async (stage: 'fetching' | 'building') => {
    const controller = new AbortController()
    const [save, close] = [vi.fn(), vi.fn()]
    const never = new Promise<Blob>(() => {})
    const exporting = exportTable({ columns, fetchRows: listing(orders(1500)) }, 'xlsx', {
      signal: controller.signal,
      save,
      open: () => ({ add: () => {}, finish: () => never, close }),
      onProgress: (_rows, isFetched) => (stage === 'building') === isFetched && controller.abort(),
    })
    await expect(exporting).rejects.toThrow()
    expect(save).not.toHaveBeenCalled()
    expect(close).toHaveBeenCalledOnce()
  }
  test('saves nothing while fetching rows', () => cancelAfter('fetching'))
  test('saves nothing while building the file, and ends its worker', () => cancelAfter('building'))
})

test('exportTable throws errors of fetching rows', async () => {
  const fetchRows: FetchRows<Order> = async function* failing() {
    yield orders(1)
    throw new Error('the service is gone')
  }
  const { signal } = new AbortController()
  const exporting = exportTable({ columns, fetchRows }, 'csv', { signal, open: openHere, save: vi.fn() })
  await expect(exporting).rejects.toThrow('the service is gone')
})
